import { ActionButton, Checkbox, Select, TextField, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FieldDescription } from '../../../common/describeCalls';
import type { LayoutField, LayoutSection } from '../../../common/objects/layoutData';
import { filled, Languages } from '../../languages/languages';
import { useLanguageNames } from '../../languages/useLanguageNames';
import { moved } from '../parts/reorder';
import { changeField, type FieldPlace, placeOf, stepped, withColumns, withField, withoutField } from './layoutDraft';
import { PlacedField } from './PlacedField';

interface SectionBoxProps {
  readonly section: LayoutSection;
  readonly index: number;
  readonly sections: readonly LayoutSection[];
  readonly fields: readonly FieldDescription[];
  readonly dragged: string | undefined;
  readonly onDrag: (field: string | undefined) => void;
  readonly onChange: (sections: readonly LayoutSection[]) => void;
}

/** One section: its heading, how many columns it has, and the fields in each. */
export const SectionBox = observer(function SectionBox(props: SectionBoxProps): ReactNode {
  const { section, index, sections, fields, onChange } = props;
  const t = useTexts();
  const nameOf = useLanguageNames();
  const languages = useService(Languages).with(...sections.map(({ labels }) => labels));
  const put = (next: LayoutSection): void => onChange(sections.with(index, next));
  const title = section.label || t('layouts.section', { number: index + 1 });
  return (
    <section className="layout__section" aria-label={title}>
      <div className="layout__bar">
        <TextField
          label={t('layouts.heading')}
          hideLabel
          placeholder={t('layouts.heading')}
          value={section.label}
          maxLength={64}
          onChange={(label) => put({ ...section, label })}
        />
        {languages.map((language) => (
          <TextField
            key={language}
            label={t('layouts.headingIn', { language: nameOf(language) })}
            hideLabel
            placeholder={nameOf(language)}
            value={section.labels?.[language] ?? ''}
            maxLength={64}
            onChange={(text) => put({ ...section, labels: filled({ ...section.labels, [language]: text }) })}
          />
        ))}
        <div className="layout__columns-choice">
          <Select
            label={t('layouts.columns')}
            hideLabel
            value={String(section.columns.length)}
            options={[1, 2, 3].map((count) => ({ value: String(count), label: t('layouts.columnCount', { count }) }))}
            onChange={(count) => put(withColumns(section, Number(count)))}
          />
        </div>
        <Checkbox
          label={t('layouts.collapsed')}
          checked={section.collapsed === true}
          onChange={(collapsed) => put({ ...section, collapsed: collapsed || undefined })}
        />
        <div className="layout__actions">
          <ActionButton
            icon="arrow-up"
            label={t('layouts.sectionUp')}
            disabled={index === 0}
            onClick={() => onChange(moved(sections, index, index - 1))}
          />
          <ActionButton
            icon="arrow-down"
            label={t('layouts.sectionDown')}
            disabled={index === sections.length - 1}
            onClick={() => onChange(moved(sections, index, index + 1))}
          />
          <ActionButton
            icon="trash"
            label={t('layouts.removeSection')}
            disabled={sections.length === 1}
            onClick={() => onChange(sections.toSpliced(index, 1))}
          />
        </div>
      </div>
      <div className="layout__columns">
        {section.columns.map((column, number) => (
          <Column
            key={number}
            {...props}
            fields={fields}
            column={column}
            place={{ section: index, column: number, index: column.length }}
          />
        ))}
      </div>
    </section>
  );
});

interface ColumnProps extends SectionBoxProps {
  readonly column: readonly LayoutField[];
  /** Behind its last field. */
  readonly place: FieldPlace;
}

function Column({ column, place, sections, fields, dragged, onDrag, onChange }: ColumnProps): ReactNode {
  const t = useTexts();
  const drop = (to: FieldPlace): void => {
    if (dragged === undefined) return;
    const from = placeOf(sections, dragged);
    const known = from && sections[from.section]?.columns[from.column]?.[from.index];
    onChange(withField(sections, known ?? { field: dragged }, to));
    onDrag(undefined);
  };
  const step = (field: LayoutField, at: FieldPlace, key: string): void => {
    const to = stepped(sections, at, key);
    if (to) onChange(withField(sections, field, to));
  };
  return (
    <ul
      className="layout__column"
      aria-label={t('layouts.column', { number: place.column + 1 })}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        drop(place);
      }}
    >
      {column.length === 0 && <li className="layout__drop">{t('layouts.dropHere')}</li>}
      {column.map((field, index) => {
        const at = { ...place, index };
        return (
          <PlacedField
            key={field.field}
            field={field}
            known={fields.find(({ id }) => id === field.field)}
            onDrag={onDrag}
            onDrop={() => drop(at)}
            onStep={(key) => step(field, at, key)}
            onChange={(change) => onChange(changeField(sections, at, change))}
            onRemove={() => onChange(withoutField(sections, field.field))}
          />
        );
      })}
    </ul>
  );
}
