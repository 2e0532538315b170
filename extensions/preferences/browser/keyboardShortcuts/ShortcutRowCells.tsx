import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ActionButton, Icon, KeybindingLabel, useService, useTexts } from 'lathe/ui';
import { ShortcutActions } from './shortcutActions';
import type { ShortcutRow } from './shortcutRow';
import { ShortcutStore } from './shortcutStore';
import { WhenField } from './WhenField';

interface Props {
  readonly row: ShortcutRow;
  /** The Tab key leads from the table to the button of this row. */
  readonly focused: boolean;
  /** Called when the clause is no longer edited. */
  readonly onEdited: () => void;
}

/** The cells of one line of the table. */
export const ShortcutRowCells = observer(function ShortcutRowCells({ row, focused, onEdited }: Props): ReactNode {
  const t = useTexts();
  const store = useService(ShortcutStore);
  const actions = useService(ShortcutActions);
  const { binding, title, command, when, source } = row;
  const end = (run: () => unknown) => {
    onEdited();
    run();
  };
  return (
    <>
      <div role="gridcell" className="shortcuts__cell shortcuts__cell--command" data-hover={command}>
        <ActionButton
          icon={binding ? 'edit' : 'add'}
          label={t(binding ? 'shortcuts.change' : 'shortcuts.add')}
          tabIndex={focused ? 0 : -1}
          onClick={() => void actions.define(row)}
        />
        <span className="shortcuts__title">{title}</span>
      </div>
      <div role="gridcell" className="shortcuts__cell">
        {binding && <KeybindingLabel label={binding.label} ariaLabel={binding.ariaLabel} />}
        {binding && <RivalsMark row={row} />}
      </div>
      <div role="gridcell" className="shortcuts__cell" data-hover={when || undefined}>
        {store.editedId === row.id ? (
          <WhenField
            value={when}
            onAccept={(next) => end(() => void actions.changeWhen(row, next))}
            onCancel={() => end(() => store.edit(undefined))}
          />
        ) : (
          when && <code className="shortcuts__when">{when}</code>
        )}
      </div>
      <div role="gridcell" className="shortcuts__cell">
        {source}
      </div>
    </>
  );
});

/** Warns of conflicts that the user or an extension has made; what comes with the workbench is meant so. */
const RivalsMark = observer(function RivalsMark({ row }: { readonly row: ShortcutRow }): ReactNode {
  const t = useTexts();
  const store = useService(ShortcutStore);
  if (!row.binding || row.binding.layer === 'default') return null;
  const rivals = store.rivalsOf(row.binding);
  if (rivals.length === 0) return null;
  const text = t('shortcuts.inConflict', { commands: rivals.join(', ') });
  return (
    <span className="shortcuts__rivals" role="img" aria-label={text} data-hover={text}>
      <Icon name="warning" />
    </span>
  );
});
