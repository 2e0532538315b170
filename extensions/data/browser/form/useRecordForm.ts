import { Dialogs, LiveEvents, Session, type Tab, Tabs } from 'lathe';
import { newId, replaceTab, useService, useTexts } from 'lathe/ui';
import { useEffect, useMemo, useRef } from 'react';
import type { Row } from '../../common/dataCalls';
import type { ObjectDescription } from '../../common/describeCalls';
import { rowTopic } from '../../common/rowEvent';
import { DataRows } from '../rows/dataRows';
import { useTabName } from '../useTabName';
import { useValueFormat } from '../values/useValueFormat';
import { valueKind } from '../values/valueKind';
import { OpenRecords } from './openRecords';
import { RecordForm } from './recordForm';

/** The form of a tab; what was made in it has a tab of its own from then on. */
export function useRecordForm(tab: Tab, id: string, object: ObjectDescription): RecordForm {
  const t = useTexts();
  const format = useValueFormat();
  const latest = useRef(format);
  latest.current = format;
  const session = useService(Session);
  const rows = useService(DataRows);
  const dialogs = useService(Dialogs);
  const tabs = useService(Tabs);
  const open = useService(OpenRecords);
  const events = useService(LiveEvents);
  const { key } = tab;
  const record = useMemo(() => {
    const onStored = (row: Row): void => {
      const name = nameOf(row, object);
      const params = { object: object.name, id: String(row['id']) };
      if (id === newId) replaceTab(tabs, key, { type: 'dataRecord', id: params.id, name, params });
      else tabs.update(key, { name });
    };
    const given = givenIn(object, tab.params);
    const user = () => session.me;
    const services = { rows, dialogs, t, format: () => latest.current, user };
    return new RecordForm(services, { object, id, given, onStored });
  }, [object, key, id]); // eslint-disable-line react-hooks/exhaustive-deps -- what it is given besides never changes
  useEffect(() => {
    const owned = [
      open.add(key, record),
      events.listen(rowTopic, {
        heard: (event) => {
          const ids = Array.isArray(event['ids']) ? event['ids'] : [];
          if (event.type === object.name && (ids.length === 0 || ids.includes(id))) record.heardOfChange();
        },
        missed: () => record.heardOfChange(),
      }),
    ];
    return () => owned.forEach((each) => each.dispose());
  }, [record, open, events, object, key, id]);
  useTabName(tab, id === newId ? t('grid.new', { label: object.label }) : undefined, object.label);
  return record;
}

export function nameOf({ name, id }: Row, { label }: ObjectDescription): string {
  return typeof name === 'string' && name !== '' ? name : `${label} ${String(id)}`;
}

/** What stands in the address: "?customer=0012..." */
function givenIn({ fields }: ObjectDescription, params: Readonly<Record<string, string>>): Row {
  const given = fields.flatMap((field) => {
    const value = params[field.name];
    if (value === undefined || !field.editable) return [];
    return [[field.name, valueKind(field) === 'lookup' ? { id: value, name: params[`${field.name}.name`] } : value]];
  });
  return Object.fromEntries(given);
}
