import type { EditorComponent, ExtensionContext } from 'lathe';
import { LoadFailed, lazyPart } from 'lathe/ui';
import { createElement } from 'react';
import { RecordCommands } from '../grid/recordCommands';
import { FormCommands } from './formCommands';
import { OpenRecords } from './openRecords';

/** The form of a row. */
export function registerForms({ bind, commands, editors, get }: ExtensionContext): void {
  bind(OpenRecords);
  bind(FormCommands);
  editors.register('dataRecord', recordEditor('RecordEditor'));
  editors.register('dataRecordForm', recordEditor('RecordFormEditor'));
  const forms = get(FormCommands);
  commands.register('data.copyRecordLink', async () => {
    if (!(await forms.copyLink())) await get(RecordCommands).copyLink();
  });
  commands.register('data.deleteRecord', () => forms.remove());
  commands.register('data.nextRecord', () => forms.go(1));
  commands.register('data.previousRecord', () => forms.go(-1));
}

const recordEditor = (name: 'RecordEditor' | 'RecordFormEditor'): EditorComponent =>
  lazyPart(() => import('./RecordEditor').then((module) => module[name]), {
    failed: ({ tab }, _error, retry) => createElement(LoadFailed, { name: tab.name, retry }),
  });
