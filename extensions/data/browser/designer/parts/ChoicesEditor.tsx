import { ActionButton, Button, Icon, useTexts } from 'lathe/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Choice } from '../../../common/objects/fieldData';
import { useReorder } from './useReorder';
import './choices.css';

interface ChoicesEditorProps {
  readonly choices: readonly Choice[];
  readonly onChange: (choices: readonly Choice[]) => void;
  readonly label: string;
  readonly readOnly?: boolean;
}

/** The values of a select: what is stored, what is shown in each language, in which order, and which are offered. */
export function ChoicesEditor({ choices, onChange, label, readOnly }: ChoicesEditorProps): ReactNode {
  const t = useTexts();
  const { rowProps, handleProps } = useReorder(choices, onChange);
  const table = useRef<HTMLTableElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) table.current?.querySelector<HTMLInputElement>('tbody tr:last-child input')?.focus();
  }, [added]);
  const put = (index: number, change: Partial<Choice>): void =>
    onChange(choices.with(index, clean({ ...at(choices, index), ...change })));
  const add = (): void => {
    onChange([...choices, { value: '' }]);
    setAdded((count) => count + 1);
  };
  return (
    <div className="choices">
      {choices.length > 0 && (
        <table ref={table} className="choices__table" aria-label={label}>
          <thead>
            <tr>
              <th aria-label={t('choices.order')} />
              <th scope="col">{t('choices.value')}</th>
              <th scope="col">{t('choices.label')}</th>
              <th scope="col">{t('choices.chinese')}</th>
              <th scope="col">{t('choices.active')}</th>
              <th aria-label={t('choices.remove')} />
            </tr>
          </thead>
          <tbody>
            {choices.map((choice, index) => (
              <tr
                key={index}
                className={choice.active === false ? 'choices__row choices__row--off' : 'choices__row'}
                {...rowProps(index)}
              >
                <td
                  className="choices__handle"
                  data-hover={t('choices.drag')}
                  {...(readOnly ? {} : handleProps(index))}
                >
                  <Icon name="gripper" />
                </td>
                <td>
                  <Cell
                    label={t('choices.valueOf', { number: index + 1 })}
                    value={choice.value}
                    readOnly={readOnly}
                    onChange={(value) => put(index, { value })}
                    onEnter={index === choices.length - 1 ? add : undefined}
                  />
                </td>
                <td>
                  <Cell
                    label={t('choices.labelOf', { number: index + 1 })}
                    value={choice.label ?? ''}
                    placeholder={choice.value}
                    readOnly={readOnly}
                    onChange={(text) => put(index, { label: text })}
                    onEnter={index === choices.length - 1 ? add : undefined}
                  />
                </td>
                <td>
                  <Cell
                    label={t('choices.chineseOf', { number: index + 1 })}
                    value={choice.labels?.['zh-CN'] ?? ''}
                    readOnly={readOnly}
                    onChange={(text) => put(index, { labels: { ...choice.labels, 'zh-CN': text } })}
                    onEnter={index === choices.length - 1 ? add : undefined}
                  />
                </td>
                <td className="choices__box">
                  <input
                    type="checkbox"
                    aria-label={t('choices.activeOf', { number: index + 1 })}
                    checked={choice.active !== false}
                    disabled={readOnly}
                    onChange={(event) => put(index, { active: event.target.checked ? undefined : false })}
                  />
                </td>
                <td>
                  {!readOnly && (
                    <ActionButton
                      icon="close"
                      label={t('choices.removeOf', { value: choice.label ?? choice.value })}
                      onClick={() => onChange(choices.toSpliced(index, 1))}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!readOnly && (
        <Button secondary icon="add" onClick={add}>
          {t('choices.add')}
        </Button>
      )}
    </div>
  );
}

interface CellProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  readonly onChange: (value: string) => void;
  /** In the last row Enter begins another. */
  readonly onEnter?: () => void;
}

function Cell({ label, value, placeholder, readOnly, onChange, onEnter }: CellProps): ReactNode {
  return (
    <input
      className="choices__input"
      aria-label={label}
      value={value}
      placeholder={placeholder}
      readOnly={readOnly}
      maxLength={255}
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEnter?.();
      }}
    />
  );
}

function at(choices: readonly Choice[], index: number): Choice {
  return choices[index] ?? { value: '' };
}

/** What is blank is not said. */
function clean({ value, label, labels, active }: Choice): Choice {
  const own = Object.entries(labels ?? {}).filter(([, text]) => text !== '');
  return {
    value,
    ...(label ? { label } : {}),
    ...(own.length > 0 ? { labels: Object.fromEntries(own) } : {}),
    ...(active === false ? { active } : {}),
  };
}
