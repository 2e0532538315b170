import { FormSection, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { DrawnLayout, LayoutView } from '../../common/layoutCalls';
import { layoutFor } from './layoutFor';
import type { RecordForm } from './recordForm';
import { RecordField } from './RecordField';
import { UnseenIssues } from './UnseenIssues';

interface RecordSectionsProps {
  readonly record: RecordForm;
  readonly layout: LayoutView;
}

type Section = DrawnLayout['sections'][number];

/** The fields of a row as its layout has them, and below them what the platform knows of it. */
export const RecordSections = observer(function RecordSections({ record, layout }: RecordSectionsProps): ReactNode {
  const t = useTexts();
  const now = layoutFor(layout, (field) => record.form.valueOf(field));
  const [begun] = useState(now.id);
  const root = useFocusKept(now.id);
  const sections = sectionsOf(now, record, t('record.system'));
  const drawn = new Set(sections.flatMap(({ columns }) => columns.flat().map(({ name }) => name)));
  return (
    <div ref={root}>
      <UnseenIssues record={record} drawn={drawn} />
      {sections.map((section, index) => (
        <SectionFields
          key={index}
          record={record}
          section={section}
          isFirst={index === 0}
          isBegun={record.isNew && now.id === begun}
        />
      ))}
    </div>
  );
});

/** Who chooses another record type, and with it another layout, goes on in the field in which he chose it. */
function useFocusKept(layout: string | null) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    const host = root.current;
    if (!host) return undefined;
    const name = last.current;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (name !== undefined && isLost)
      host.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] :is(input, button)`)?.focus();
    const note = ({ target }: FocusEvent): void => {
      const field = target instanceof Element ? target.closest('[data-field]') : null;
      last.current = field?.getAttribute('data-field') ?? undefined;
    };
    host.addEventListener('focusin', note);
    return () => host.removeEventListener('focusin', note);
  }, [layout]);
  return root;
}

/** What the platform itself knows of a row is closed at the end, with what nobody has placed. */
function sectionsOf({ sections }: DrawnLayout, { isNew, place: { object } }: RecordForm, title: string): Section[] {
  const placed = new Set(sections.flatMap(({ columns }) => columns.flat().map(({ name }) => name)));
  const isUsual = ({ label, collapsed }: Section): boolean => label === '' && collapsed;
  const shown = sections.filter((section) => section.columns.some((column) => column.length > 0) && !isUsual(section));
  if (isNew) return shown;
  const usual = sections.filter(isUsual).flatMap(({ columns }) => columns.flat());
  const others = object.fields.filter(({ name, system }) => system && !placed.has(name) && name !== 'revision');
  const system = [...usual, ...others.map(({ name }) => ({ name, readOnly: true, required: false }))];
  return system.length === 0 ? shown : [...shown, { label: title, collapsed: true, columns: inTwo(system) }];
}

function inTwo<T>(all: readonly T[]): T[][] {
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)];
}

interface SectionFieldsProps {
  readonly record: RecordForm;
  readonly section: Section;
  readonly isFirst?: boolean;
  /** The keyboard begins here. */
  readonly isBegun?: boolean;
}

/** One that is collapsed opens by itself when something in it is wrong. */
const SectionFields = observer(function SectionFields(props: SectionFieldsProps): ReactNode {
  const { record, section, isFirst } = props;
  const t = useTexts();
  const { label, collapsed, columns } = section;
  const [isOpen, setOpen] = useState(!collapsed);
  const names = columns.flat().map(({ name }) => name);
  const isWrong = names.some((name) => record.form.errorOf(name) !== undefined || record.form.isMissing(name));
  const fields = (
    <div className="record__columns" style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}>
      {columns.map((column, index) => (
        <div key={index} className="record__column">
          {column.map((shown) => {
            const field = record.field(shown.name);
            const isBegun = props.isBegun === true && isFirst === true && shown === columns[0]?.[0];
            return (
              field && <RecordField key={shown.name} record={record} field={field} shown={shown} autoFocus={isBegun} />
            );
          })}
        </div>
      ))}
    </div>
  );
  const title = label || (isFirst ? t('record.details') : '');
  if (!collapsed) return title === '' ? fields : <FormSection title={title}>{fields}</FormSection>;
  return (
    <details
      className="record__more"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="form-section__title">{title}</summary>
      {fields}
    </details>
  );
});
