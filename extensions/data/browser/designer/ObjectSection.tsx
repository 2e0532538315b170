import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ObjectForm, StoredObject } from './objectForm';
import { QuerySection } from './query/QuerySection';
import type { SectionId } from './sections';
import { AccessSection } from './sections/AccessSection';
import { FieldsSection } from './sections/FieldsSection';
import { GeneralSection } from './sections/GeneralSection';
import { IndexesSection } from './sections/IndexesSection';
import { LayoutsSection } from './sections/LayoutsSection';
import { RulesSection } from './sections/RulesSection';
import { SharingSection } from './sections/SharingSection';
import { UsesSection } from './sections/UsesSection';

interface ObjectSectionProps {
  readonly section: SectionId;
  readonly object: StoredObject;
  readonly model: ObjectForm;
}

/** What one section shows. */
export const ObjectSection = observer(function ObjectSection({
  section,
  object,
  model,
}: ObjectSectionProps): ReactNode {
  const { id, name, data } = object;
  const kind = data.kind ?? 'custom';
  switch (section) {
    case 'general':
      return <GeneralSection model={model} object={object} />;
    case 'query':
      return <QuerySection model={model} />;
    case 'fields':
      return <FieldsSection object={object} />;
    case 'indexes':
      return <IndexesSection id={id} name={name} />;
    case 'layouts':
      return <LayoutsSection id={id} />;
    case 'rules':
      return <RulesSection id={id} />;
    case 'access':
      return <AccessSection model={model} name={name} />;
    case 'sharing':
      return <SharingSection id={id} sharing={data.sharing ?? 'private'} />;
    case 'uses':
      return <UsesSection key={kind} id={id} />;
  }
});
