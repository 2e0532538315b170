import { streamMessages } from '../../common/events/streamMessages';
import type { MetadataRecord } from '../../common/metadata/metadataRecord';
import { createContainer } from '../../common/container';
import { AntiForgery } from '../api/antiForgery';
import { TestEventSource } from '../events/testFeed';
import { coreServices } from '../services';
import { Metadata } from './metadata';

/** Lets what was loaded on demand, and answers, arrive. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise<void>((resolve) => setTimeout(resolve, 0));
}

export function testRecord(id: string, more: Partial<MetadataRecord> = {}): MetadataRecord {
  const at = '2026-01-01T00:00:00.000Z';
  const who = {
    createdBy: 'u',
    createdByName: 'ann',
    createdAt: at,
    modifiedBy: 'u',
    modifiedByName: 'ann',
    modifiedAt: at,
  };
  return {
    id,
    type: 'Note',
    name: id,
    label: id,
    parent: null,
    belongTo: null,
    revision: 1,
    active: true,
    ...who,
    data: {},
    ...more,
  };
}

/** Stores on a server that a test plays: it answers calls by "METHOD path" and tells events. */
export class TestMetadata {
  readonly asked: string[] = [];
  readonly bodies: unknown[] = [];
  readonly stores: Metadata;
  private number = 0;

  constructor(private readonly answer: (asked: string, body: unknown) => object) {
    TestEventSource.install();
    const container = createContainer(coreServices);
    const bound = container.isBound(AntiForgery);
    if (!bound)
      container.bind(AntiForgery).toConstantValue({ token: () => Promise.resolve('t'), forget: () => undefined });
    this.stores = container.get(Metadata);
    const fetch = (url: string, init: RequestInit = {}) => Promise.resolve(this.respond(url, init));
    Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true, writable: true });
  }

  tell(event: object): void {
    const number = ++this.number;
    TestEventSource.last.say(
      streamMessages.event,
      { topic: 'metadata', type: 'Note', ...event, number },
      `${number}@1:2:`,
    );
  }

  miss(): void {
    TestEventSource.last.say(streamMessages.missed, {}, '1@1:2:');
  }

  private respond(url: string, { method = 'GET', body }: RequestInit) {
    const asked = `${method} ${url.replace('/u-route/baas/', '')}`;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    if (!asked.includes('csrf')) {
      this.asked.push(asked);
      this.bodies.push(sent);
    }
    const envelope = { resCode: '0', resMsg: '', ...this.answer(asked, sent) };
    const text = JSON.stringify(envelope);
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      text: () => Promise.resolve(text),
      json: () => Promise.resolve(envelope),
    };
  }
}
