import { MetadataClient, type Tab, Tabs } from 'lathe';
import { metadataTopic, nameFromWords } from 'lathe/common';
import {
  CommandButton,
  FormPage,
  newId,
  replaceTab,
  useEditLock,
  useService,
  useStoredChange,
  useTexts,
} from 'lathe/ui';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useObjectDescription } from '../../describe/useObjectDescription';
import { useTabName } from '../../useTabName';
import type { SectionId } from '../sections';
import { ObjectLink } from './ObjectLink';
import { PartForm, type PartShape, type PartValues } from './partForm';

interface PartPageProps<V extends PartValues> {
  readonly tab: Tab;
  readonly shape: PartShape<V>;
  readonly icon: string;
  /** The title while it's not made yet. */
  readonly title: string;
  /** Of the object: where all of them are. */
  readonly section: SectionId;
  /** The command that deletes one. */
  readonly remove: string;
  readonly children: (form: PartForm<V>['form'], object: string) => ReactNode;
}

/** The page of one part of an object: a rule, a layout. */
function Page<V extends PartValues>({
  tab,
  shape,
  icon,
  title,
  section,
  remove,
  children,
}: PartPageProps<V>): ReactNode {
  const t = useTexts();
  const metadata = useService(MetadataClient);
  const tabs = useService(Tabs);
  const { key, id, type, params } = tab;
  const object = params['object'] ?? '';
  const model = useMemo(
    () =>
      new PartForm(shape, {
        ...{ object, id, metadata },
        onStored: (part) => {
          if (id === newId)
            replaceTab(tabs, key, { type, id: part.id, name: part.label, params: { object, id: part.id } });
        },
      }),
    [shape, object, id, key, type, metadata, tabs],
  );
  const { form } = model;
  useStoredChange(id, form, metadataTopic);
  useProposedName(model, id === newId);
  const lock = useEditLock(id, form);
  const stored = model.stored.get();
  const { description } = useObjectDescription(object);
  useTabName(tab, id === newId ? title : stored?.label, description?.label);
  return (
    <FormPage
      tab={tab}
      form={form}
      lock={lock}
      what={t('what.part')}
      icon={icon}
      title={stored?.label ?? title}
      subtitle={stored?.active === false ? t('part.inactive') : undefined}
      actions={
        <>
          <ObjectLink object={object} section={section} />
          {stored && <CommandButton command={remove} text="delete" icon="trash" rows={[stored]} />}
        </>
      }
    >
      {() => children(form, object)}
    </FormPage>
  );
}

export const PartPage = observer(Page);

function useProposedName<V extends PartValues>({ form }: PartForm<V>, isNew: boolean): void {
  useEffect(() => {
    if (!isNew) return undefined;
    return reaction(
      () => (form.state === 'ready' ? form.values.label : ''),
      (label, before) => {
        if (form.values.name === nameFromWords(before)) form.change('name', nameFromWords(label));
      },
    );
  }, [form, isNew]);
}
