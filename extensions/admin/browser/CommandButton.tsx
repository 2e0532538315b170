import { Commands } from 'lathe';
import { Button, useService, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import { report } from './liveList';

interface CommandButtonProps {
  readonly command: string;
  /** The key of what it says. */
  readonly text: string;
  readonly icon?: string;
  /** What the command is about, where it is about something. */
  readonly rows?: readonly object[];
  readonly disabled?: boolean;
}

/** Runs a command with what is shown or chosen. */
export function CommandButton({ command, text, icon, rows, disabled }: CommandButtonProps): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  return (
    <Button
      secondary
      icon={icon}
      disabled={disabled}
      onClick={() => report(rows ? commands.execute(command, rows) : commands.execute(command))}
    >
      {t(text)}
    </Button>
  );
}
