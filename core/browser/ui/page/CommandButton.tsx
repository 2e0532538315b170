import type { ReactNode } from 'react';
import { onUnexpectedError } from '../../../common/event';
import { Commands } from '../../commands/commands';
import { Button } from '../button/Button';
import { useService } from '../services';
import { useTexts } from '../useTexts';

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
      onClick={() => void (rows ? commands.execute(command, rows) : commands.execute(command)).catch(onUnexpectedError)}
    >
      {t(text)}
    </Button>
  );
}
