import { nextIndex, useTexts } from 'lathe/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Operation } from './operations';

interface OperationListProps {
  readonly operations: readonly Operation[];
  readonly current: string;
  readonly onChoose: (id: string) => void;
}

/** The operations of a service by what they belong to; the arrows go from one to the next. */
export function OperationList({ operations, current, onChoose }: OperationListProps): ReactNode {
  const t = useTexts();
  const groups = [...Map.groupBy(operations, ({ group }) => group)];
  const all = groups.flatMap(([, own]) => own);
  const index = all.findIndex(({ id }) => id === current);
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const next = nextIndex(event.key, index, all.length, all.length);
    const operation = next === undefined ? undefined : all[next];
    if (!operation) return;
    event.preventDefault();
    onChoose(operation.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')[next ?? 0]?.focus();
  };
  return (
    <div className="service-api__list" role="listbox" aria-label={t('api.operations')} onKeyDown={move}>
      {groups.map(([group, own]) => (
        <div key={group} role="group" aria-label={group}>
          <div className="service-api__group" role="presentation">
            {group}
          </div>
          {own.map(({ id, method, summary }) => (
            <div
              key={id}
              role="option"
              aria-selected={id === current}
              tabIndex={id === current ? 0 : -1}
              className={
                id === current ? 'service-api__operation service-api__operation--current' : 'service-api__operation'
              }
              onClick={() => onChoose(id)}
            >
              <span className="service-api__method">{method}</span>
              <span className="service-api__summary" title={summary}>
                {summary}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
