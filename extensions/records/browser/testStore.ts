import { AntiForgery, Dialogs } from 'lathe';
import { type MetadataEvent, type MetadataRecord, nameInWords, type TypeInfo } from 'lathe/common';
import { createTestContainer } from 'lathe/testing';
import { when } from 'mobx';
import english from '../locales/en.json';
import { RecordActions } from './commands/recordActions';
import { RecordRemoval } from './commands/recordRemoval';
import { type ChangeListener, RecordChanges } from './data/recordChanges';
import { RecordTypes } from './data/recordTypes';
import { RecordFiles } from './editor/recordFiles';
import { RecordLocks } from './editor/recordLocks';
import { VersionRestore } from './history/versionRestore';
import { RecordTexts } from './recordTexts';
import { RecordLists } from './tree/recordLists';
import { RecordSearch } from './tree/recordSearch';
import { RecordTree } from './tree/recordTree';

const bind = [
  RecordActions,
  RecordFiles,
  RecordLists,
  RecordLocks,
  RecordRemoval,
  RecordSearch,
  RecordTexts,
  RecordTree,
  RecordTypes,
  VersionRestore,
];

class SilentSource extends EventTarget {
  close(): void {}
}

export function testType(name: string, more: Partial<TypeInfo> = {}): TypeInfo {
  const title = nameInWords(name);
  const rest = {
    aliases: [],
    label: name,
    title,
    owner: 'x.y',
    children: [],
    within: [],
    permission: 'Develop Application',
    readPermissions: [],
  };
  return { name, prefix: name.slice(0, 4).padEnd(4, '0'), ...rest, ...more };
}

export function testRecord(name: string, more: Partial<MetadataRecord> = {}): MetadataRecord {
  const at = '2026-01-01T00:00:00.000Z';
  const made = { createdBy: 'u', createdByName: 'ann', createdAt: at };
  const changed = { modifiedBy: 'u', modifiedByName: 'ann', modifiedAt: at };
  const id = name.padEnd(20, '0');
  const rest = { type: 'Note', label: name, parent: null, belongTo: null, revision: 1, active: true, data: {} };
  return { id, name, ...rest, ...made, ...changed, ...more };
}

/** Answers of a server that a test plays, by "METHOD path"; a failure has a status and a code. */
export type Answer = (asked: string, body: unknown) => object;

/** The services of this extension on a server that a test plays. */
export function startStore(answer: Answer) {
  const asked: string[] = [];
  const respond = (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${decodeURIComponent(url.replace('/u-route/baas/', ''))}`;
    asked.push(call);
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const envelope = { resCode: '0', resMsg: '', ...answer(call, sent) };
    const ok = envelope.resCode === '0';
    const status = ok ? 200 : envelope.resCode === 'NOT_FOUND' ? 404 : 409;
    return Promise.resolve({ ok, status, headers: new Headers(), json: () => Promise.resolve(envelope) });
  };
  Object.defineProperty(globalThis, 'fetch', { value: respond, configurable: true, writable: true });
  Object.defineProperty(globalThis, 'EventSource', { value: SilentSource, configurable: true, writable: true });
  const container = createTestContainer({ bind, texts: ['lathe.records', english] });
  const tokens = { token: () => Promise.resolve('t'), forget: () => undefined };
  if (!container.isBound(AntiForgery)) container.bind(AntiForgery).toConstantValue(tokens);
  const listeners: ChangeListener[] = [];
  const changes: Pick<RecordChanges, 'follow'> = {
    follow(listener) {
      listeners.push(listener);
      return { dispose: () => void listeners.splice(listeners.indexOf(listener), 1) };
    },
  };
  container.bind(RecordChanges).toConstantValue(Object.assign(Object.create(RecordChanges.prototype), changes));
  const dialogs = container.get(Dialogs);
  return {
    container,
    asked,
    tell: (event: MetadataEvent): void => listeners.forEach((listener) => listener.changed(event)),
    /** Answers the question that is being asked, and returns what it says. */
    async choose(button: string | undefined): Promise<string> {
      await when(() => dialogs.stack.length > 0);
      const request = dialogs.stack.at(-1);
      if (request?.kind !== 'message') throw new Error('Nothing is asked.');
      request.close({ button, checked: false, values: {} });
      return [request.options.message, request.options.detail].filter(Boolean).join('\n');
    },
  };
}
