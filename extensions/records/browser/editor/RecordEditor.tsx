import { type Tab, Tabs } from 'lathe';
import { FileEditor, useService } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { LockBanner } from './LockBanner';
import { RecordFields } from './RecordFields';
import { RecordFiles } from './recordFiles';
import { RecordSchemas } from './recordSchemas';
import { recordUri } from './recordUri';
import { useRecordLock } from './useRecordLock';
import './recordEditor.css';

/** A record: its name and label as fields, all of it as JSON. */
export const RecordEditor = observer(function RecordEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const { id } = tab;
  const type = tab.params.type ?? '';
  const uri = recordUri({ type, id });
  const record = useService(RecordFiles).get(id);
  const schemas = useService(RecordSchemas);
  const tabs = useService(Tabs);
  const name = record && (record.label || record.name);
  useRecordLock(tab, id);
  useEffect(() => schemas.need(type), [schemas, type]);
  useEffect(() => {
    if (name !== undefined && name !== tab.name) tabs.update(tab.key, { name });
  }, [tabs, tab, name]);
  return (
    <div className="record-editor">
      <LockBanner id={id} />
      <RecordFields uri={uri} />
      <div className="record-editor__text">
        <FileEditor tab={tab} uri={uri} />
      </div>
    </div>
  );
});
