import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Commands } from '../../../../core/browser/commands/commands';
import { Keybindings } from '../../../../core/browser/keybindings/keybindings';
import type { StatusBarItem } from '../../../../core/browser/statusBar/statusBar';
import { IconText } from '../../../../core/browser/ui/icon/IconText';
import { useService } from '../../../../core/browser/ui/services';
import { onUnexpectedError } from '../../../../core/common/event';
import { withoutIcons } from '../../../../core/common/iconText';

interface Props {
  readonly item: StatusBarItem;
  readonly tabIndex: number;
}

/** One item of the status bar. Without a command it can be read, not pressed. */
export const StatusBarEntry = observer(function StatusBarEntry({ item, tabIndex }: Props): ReactNode {
  const commands = useService(Commands);
  const key = useService(Keybindings).lookup(item.command ?? '')?.label;
  const spoken = item.ariaLabel ?? [withoutIcons(item.text), item.tooltip].filter(Boolean).join(', ');
  const hover = item.tooltip && key ? `${item.tooltip} (${key})` : item.tooltip;
  const { command, kind = 'normal' } = item;
  return (
    <button
      type="button"
      id={`status-bar-${item.id}`}
      className={`status-bar__item status-bar__item--${kind}`}
      aria-label={spoken || item.name}
      aria-disabled={command === undefined || undefined}
      tabIndex={tabIndex}
      data-hover={hover}
      onClick={() =>
        command !== undefined && void commands.execute(command, ...(item.args ?? [])).catch(onUnexpectedError)
      }
    >
      <IconText text={item.text} />
    </button>
  );
});
