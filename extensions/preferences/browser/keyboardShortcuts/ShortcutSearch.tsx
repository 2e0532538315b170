import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { Commands, Keybindings } from 'lathe';
import { ActionButton, SearchField, useService, useTexts } from 'lathe/ui';
import { KeyRecorder } from './keyRecorder';
import { ShortcutStore } from './shortcutStore';
import { ShortcutView } from './shortcutView';

/** The line above the table: what to search for, by words or by pressing keys. */
export const ShortcutSearch = observer(function ShortcutSearch(): ReactNode {
  const t = useTexts();
  const store = useService(ShortcutStore);
  const view = useService(ShortcutView);
  useRecording();
  return (
    <div className="shortcuts__search">
      <SearchField
        ref={view.searchRef}
        label={t('shortcuts.search')}
        placeholder={store.isRecording ? t('shortcuts.recording') : undefined}
        value={store.query}
        onChange={(value) => store.search(value)}
        resultCount={store.rows.length}
        autoFocus
        actions={
          <>
            <CommandButton icon="record-keys" command="recordSearchKeys" text="record" pressed={store.isRecording} />
            <CommandButton
              icon="sort-precedence"
              command="toggleSortByPrecedence"
              text="sortByPrecedence"
              pressed={store.byPrecedence}
            />
          </>
        }
      />
      <ConflictsButton />
      <CommandButton icon="go-to-file" command="openFile" text="openFile" />
      <span className="visually-hidden" role="status">
        {store.isRecording ? t('shortcuts.recording') : ''}
      </span>
    </div>
  );
});

interface CommandButtonProps {
  readonly icon: string;
  readonly command: string;
  /** Of the locale files, without the area. */
  readonly text: string;
  readonly pressed?: boolean;
}

const CommandButton = observer(function CommandButton({ icon, command, text, pressed }: CommandButtonProps): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const id = command === 'openFile' ? 'workbench.action.openGlobalKeybindingsFile' : `keybindings.editor.${command}`;
  const keybinding = useService(Keybindings).lookup(id)?.label;
  return (
    <ActionButton
      icon={icon}
      label={t(`shortcuts.${text}`)}
      keybinding={keybinding}
      pressed={pressed}
      onClick={() => void commands.execute(id)}
    />
  );
});

const ConflictsButton = observer(function ConflictsButton(): ReactNode {
  const t = useTexts();
  const store = useService(ShortcutStore);
  const isOn = store.query === '@conflict';
  return (
    <ActionButton
      icon="warning"
      label={t('shortcuts.showConflicts')}
      pressed={isOn}
      onClick={() => store.search(isOn ? '' : '@conflict')}
    />
  );
});

/** While keys are recorded they become the search; Enter and Escape end it. */
function useRecording(): void {
  const store = useService(ShortcutStore);
  const keybindings = useService(Keybindings);
  const { isRecording } = store;
  useEffect(() => {
    if (!isRecording) return undefined;
    const recorder = new KeyRecorder();
    const recording = keybindings.record(({ key }) => {
      if (recorder.press(key)) store.searchKeys(recorder.key);
      else store.setRecording(false);
      return true;
    });
    return () => recording.dispose();
  }, [isRecording, keybindings, store]);
}
