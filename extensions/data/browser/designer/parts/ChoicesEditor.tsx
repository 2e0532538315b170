import { ActionButton, Button, Checkbox, Icon, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Choice } from '../../../common/objects/fieldData';
import { filled, Languages } from '../../languages/languages';
import { useLanguageNames } from '../../languages/useLanguageNames';
import { useReorder } from './useReorder';
import './choices.css';

interface ChoicesEditorProps {
  readonly choices: readonly Choice[];
  readonly onChange: (choices: readonly Choice[]) => void;
  readonly label: string;
  readonly readOnly?: boolean;
}

/** The values of a select: what is stored, what is shown in each language, in which order, and which are offered. */
export const ChoicesEditor = observer(function ChoicesEditor(props: ChoicesEditorProps): ReactNode {
  const { choices, onChange, label, readOnly } = props;
  const t = useTexts();
  const nameOf = useLanguageNames();
  const languages = useService(Languages).with(...choices.map(({ labels }) => labels));
  const { rowProps, handleProps } = useReorder(choices, onChange, true);
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
              {languages.map((language) => (
                <th key={language} scope="col">
                  {nameOf(language)}
                </th>
              ))}
              <th scope="col">{t('choices.active')}</th>
              <th aria-label={t('choices.remove')} />
            </tr>
          </thead>
          <tbody>
            {choices.map((choice, index) => (
              <ChoiceRow
                key={index}
                choice={choice}
                number={index + 1}
                languages={languages}
                readOnly={readOnly}
                row={rowProps(index)}
                handle={handleProps(index)}
                onChange={(change) => put(index, change)}
                onRemove={() => onChange(choices.toSpliced(index, 1))}
                onEnter={index === choices.length - 1 ? add : undefined}
              />
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
});

interface ChoiceRowProps {
  readonly choice: Choice;
  readonly number: number;
  readonly languages: readonly string[];
  readonly readOnly?: boolean;
  readonly row: ReturnType<ReturnType<typeof useReorder>['rowProps']>;
  readonly handle: ReturnType<ReturnType<typeof useReorder>['handleProps']>;
  readonly onChange: (change: Partial<Choice>) => void;
  readonly onRemove: () => void;
  /** In the last row Enter begins another. */
  readonly onEnter: (() => void) | undefined;
}

function ChoiceRow(props: ChoiceRowProps): ReactNode {
  const { choice, number, languages, readOnly, row, handle, onChange, onRemove, onEnter } = props;
  const t = useTexts();
  const nameOf = useLanguageNames();
  const { value, label, labels, active } = choice;
  const cell = { readOnly, onEnter };
  return (
    <tr className={active === false ? 'choices__row choices__row--off' : 'choices__row'} {...row}>
      <td className="choices__handle" data-hover={t('choices.drag')} {...(readOnly ? {} : handle)}>
        <Icon name="gripper" />
      </td>
      <td>
        <Cell
          {...cell}
          label={t('choices.valueOf', { number })}
          value={value}
          onChange={(text) => onChange({ value: text })}
        />
      </td>
      <td>
        <Cell
          {...cell}
          label={t('choices.labelOf', { number })}
          value={label ?? ''}
          placeholder={value}
          onChange={(text) => onChange({ label: text })}
        />
      </td>
      {languages.map((language) => (
        <td key={language}>
          <Cell
            {...cell}
            label={t('choices.labelInOf', { number, language: nameOf(language) })}
            language={language}
            value={labels?.[language] ?? ''}
            placeholder={label ?? value}
            onChange={(text) => onChange({ labels: { ...labels, [language]: text } })}
          />
        </td>
      ))}
      <td className="choices__box">
        <Checkbox
          label={t('choices.activeOf', { number })}
          hideLabel
          checked={active !== false}
          disabled={readOnly}
          onChange={(offered) => onChange({ active: offered ? undefined : false })}
        />
      </td>
      <td>
        {!readOnly && (
          <ActionButton icon="close" label={t('choices.removeOf', { value: label ?? value })} onClick={onRemove} />
        )}
      </td>
    </tr>
  );
}

interface CellProps {
  readonly label: string;
  readonly value: string;
  readonly language?: string;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  readonly onChange: (value: string) => void;
  /** In the last row Enter begins another. */
  readonly onEnter?: () => void;
}

function Cell({ label, value, language, placeholder, readOnly, onChange, onEnter }: CellProps): ReactNode {
  return (
    <input
      className="choices__input"
      aria-label={label}
      lang={language}
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
  const own = filled(labels ?? {});
  return {
    value,
    ...(label ? { label } : {}),
    ...(own ? { labels: own } : {}),
    ...(active === false ? { active } : {}),
  };
}
