import { type KeyboardEvent, type ReactNode, useState } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  /** On Enter and when the focus leaves. */
  onCommit(value: string): void;
  onMove?(step: 1 | -1): void;
}

/** One text of a list or a map. Escape takes back what was typed. */
export function ItemField({ label, value, onCommit, onMove }: Props): ReactNode {
  const [draft, setDraft] = useState<string>();
  const commit = (): void => {
    if (draft !== undefined && draft !== value) onCommit(draft);
    setDraft(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape' && draft !== undefined) setDraft(undefined);
    else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
      onMove?.(event.key === 'ArrowUp' ? -1 : 1);
    else return;
    event.preventDefault();
  };
  return (
    <input
      className="setting-text"
      aria-label={label}
      value={draft ?? value}
      spellCheck={false}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
