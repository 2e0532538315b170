import { FormSection, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { LayoutView } from '../../common/layoutCalls';
import type { RecordForm } from './recordForm';
import { RecordField } from './RecordField';
import { UnseenIssues } from './UnseenIssues';

interface RecordSectionsProps {
  readonly record: RecordForm;
  readonly layout: LayoutView;
}

type Section = LayoutView['sections'][number];

/** The fields of a row as its layout has them, and below them what the platform knows of it. */
export const RecordSections = observer(function RecordSections({ record, layout }: RecordSectionsProps): ReactNode {
  const t = useTexts();
  const sections = sectionsOf(layout, record, t('record.system'));
  const drawn = new Set(sections.flatMap(({ columns }) => columns.flat().map(({ name }) => name)));
  return (
    <>
      <UnseenIssues record={record} drawn={drawn} />
      {sections.map((section, index) => (
        <SectionFields key={index} record={record} section={section} isFirst={index === 0} />
      ))}
    </>
  );
});

/** What the platform itself knows of a row is closed at the end, with what nobody has placed. */
function sectionsOf({ sections }: LayoutView, { isNew, place: { object } }: RecordForm, title: string): Section[] {
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
}

/** One that is collapsed opens by itself when something in it is wrong. */
const SectionFields = observer(function SectionFields({ record, section, isFirst }: SectionFieldsProps): ReactNode {
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
            const isBegun = record.isNew && isFirst === true && shown === columns[0]?.[0];
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
