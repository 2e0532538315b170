import { Button, EmptyState, type FormModel, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { LayoutSection } from '../../../common/objects/layoutData';
import { useObjectDescription } from '../../describe/useObjectDescription';
import { FieldPalette } from './FieldPalette';
import { placeOf, withField, withoutField } from './layoutDraft';
import type { LayoutValues } from './LayoutEditor';
import { SectionBox } from './SectionBox';
import { unfillable } from './unfillable';
import { UnfillableWarning } from './UnfillableWarning';
import './layout.css';

interface LayoutCanvasProps {
  readonly form: FormModel<LayoutValues>;
  readonly object: string;
}

/** The sections of a layout beside the fields that stand in none of them yet; dragged, or moved with Shift and the arrows. */
export const LayoutCanvas = observer(function LayoutCanvas({ form, object }: LayoutCanvasProps): ReactNode {
  const t = useTexts();
  const { description, problem, retry } = useObjectDescription(object);
  const [dragged, setDragged] = useState<string | undefined>(undefined);
  const { sections } = form.values;
  const put = (next: readonly LayoutSection[]): void => form.set('sections', next, t('layouts.arrange'));
  if (problem !== undefined)
    return (
      <EmptyState title={t('access.noFields')} description={problem} icon="error">
        <Button onClick={retry}>{t('retry')}</Button>
      </EmptyState>
    );
  if (!description) return <EmptyState title={t('designer.loading')} icon="loading" />;
  const fields = description.fields.filter(({ name }) => name !== 'id' && name !== 'revision');
  const unused = fields.filter(({ id }) => placeOf(sections, id) === undefined);
  const add = (field: string): void => {
    const last = sections.length - 1;
    const column = shortest(sections[last]);
    const index = sections[last]?.columns[column]?.length ?? 0;
    put(withField(sections, { field }, { section: last, column, index }));
  };
  return (
    <div className="layout">
      <FieldPalette
        fields={unused}
        onAdd={add}
        onDrag={setDragged}
        onDrop={() => dragged !== undefined && put(withoutField(sections, dragged))}
      />
      <div className="layout__sections">
        <UnfillableWarning fields={unfillable(fields, sections)} />
        {sections.map((section, index) => (
          <SectionBox
            key={index}
            section={section}
            index={index}
            sections={sections}
            fields={fields}
            dragged={dragged}
            onDrag={setDragged}
            onChange={put}
          />
        ))}
        <Button secondary icon="add" onClick={() => put([...sections, { label: '', columns: [[], []] }])}>
          {t('layouts.addSection')}
        </Button>
      </div>
    </div>
  );
});

/** The column with the fewest fields. */
function shortest(section: LayoutSection | undefined): number {
  const sizes = (section?.columns ?? []).map((fields) => fields.length);
  return Math.max(0, sizes.indexOf(Math.min(...sizes)));
}
