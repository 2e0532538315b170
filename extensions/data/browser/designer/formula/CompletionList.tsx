import { Icon } from 'lathe/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { fieldIcons } from '../fieldIcons';
import type { Completion, Completions } from './formulaCompletion';

interface CompletionListProps {
  readonly id: string;
  readonly completions: Completions;
  readonly current: number;
  readonly onChoose: (item: Completion) => void;
}

/** Fields and functions to choose from, below the formula. */
export function CompletionList({ id, completions, current, onChoose }: CompletionListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div ref={list} id={id} role="listbox" className="formula__list">
      {completions.items.map((item, index) => (
        <div
          key={`${item.kind}${item.text}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === current}
          className={index === current ? 'formula__item formula__item--current' : 'formula__item'}
          onMouseDown={(event) => {
            // The text keeps the focus.
            event.preventDefault();
            onChoose(item);
          }}
        >
          <Icon
            name={item.kind === 'function' ? 'symbol-method' : item.type ? fieldIcons[item.type] : 'symbol-field'}
          />
          <span>{item.label}</span>
          <span className="formula__detail">{item.detail}</span>
        </div>
      ))}
    </div>
  );
}
