import { type Tab, Tabs } from 'lathe';
import { FileEditor, LockBanner, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { RecordFields } from './RecordFields';
import { RecordFiles } from './recordFiles';
import { RecordSchemas } from './recordSchemas';
import { RecordLocks } from './recordLocks';
import { recordUri } from './recordUri';
import { useRecordLock } from './useRecordLock';
import './recordEditor.css';

/** A record: its name and label as fields, all of it as JSON. */
export const RecordEditor = observer(function RecordEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const { id } = tab;
  const type = tab.params.type ?? '';
  const uri = recordUri({ type, id });
  const record = useService(RecordFiles).get(id);
  const schemas = useService(RecordSchemas);
  const tabs = useService(Tabs);
  const lock = useService(RecordLocks).of(id);
  const name = record && (record.label || record.name);
  useRecordLock(tab, id);
  useEffect(() => schemas.need(type), [schemas, type]);
  useEffect(() => {
    if (name !== undefined && name !== tab.name) tabs.update(tab.key, { name });
  }, [tabs, tab, name]);
  return (
    <div className="record-editor">
      {lock && <LockBanner tabKey={tab.key} lock={lock} what={t('what.record')} />}
      <RecordFields uri={uri} />
      <div className="record-editor__text">
        <FileEditor tab={tab} uri={uri} />
      </div>
    </div>
  );
});
