import { useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { TocEntry } from './settingsRows';

interface Props {
  readonly entries: readonly TocEntry[];
  /** The entry whose settings are at the top of the list. */
  readonly current: string | undefined;
  onChoose(entry: TocEntry): void;
}

/** The groups of settings; arrow keys walk them and Enter goes there. */
export const SettingsToc = observer(function SettingsToc({ entries, current, onChoose }: Props): ReactNode {
  const t = useTexts();
  const [focused, setFocused] = useState<string>();
  const stop = [focused, current, entries[0]?.id].find((id) => entries.some((entry) => entry.id === id));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const at = entries.findIndex((entry) => entry.id === stop);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
    const entry = next === undefined ? undefined : entries[next];
    if (!entry) return;
    event.preventDefault();
    setFocused(entry.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')[next ?? 0]?.focus();
  };
  return (
    <div className="settings__toc" role="tree" aria-label={t('settings.toc')} onKeyDown={onKeyDown}>
      {entries.map((entry) => (
        <div
          key={entry.id}
          role="treeitem"
          aria-level={entry.level}
          aria-selected={entry.id === current}
          aria-label={`${entry.title}, ${t('settings.found', { count: entry.count })}`}
          tabIndex={entry.id === stop ? 0 : -1}
          className={`settings__toc-entry settings__toc-entry--${entry.level}`}
          onFocus={() => setFocused(entry.id)}
          onClick={() => onChoose(entry)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            onChoose(entry);
          }}
        >
          {entry.title}
        </div>
      ))}
    </div>
  );
});
