import { AntiForgery, type LiveEvent } from 'lathe';
import { type MetadataRecord, metadataTopic } from 'lathe/common';
import { createTestContainer, TestEventSource } from 'lathe/testing';
import type { Newable } from 'inversify';
import english from '../locales/en.json';
import { AppsClient } from './appsClient';
import { AppsTexts } from './appsTexts';
import { CurrentApp } from './current/currentApp';

export function testApplication(more: Partial<MetadataRecord> = {}): MetadataRecord {
  const at = '2026-01-01T00:00:00.000Z';
  const made = { createdBy: 'u', createdByName: 'ann', createdAt: at };
  const changed = { modifiedBy: 'u', modifiedByName: 'ann', modifiedAt: at };
  const place = { parent: null, belongTo: null, revision: 1, active: true };
  const named = { id: '000f0000000000000one', type: 'Application', name: 'ns__Shop', label: 'Shop', data: {} };
  return { ...named, ...place, ...made, ...changed, ...more };
}

/** Answers of a server that a test plays, by "METHOD path". */
export type Answer = (call: string, body: unknown) => object | Promise<object>;

const statuses: Readonly<Record<string, number>> = { '0': 200, NOT_FOUND: 404, NOT_SIGNED_IN: 401 };

/** The services of this extension on a server that a test plays. */
export function startApps(answer: Answer, bind: readonly Newable<object>[] = []) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const respond = async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${decodeURIComponent(url.replace('/u-route/baas/', ''))}`;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    asked.push(call);
    bodies.push(sent);
    const envelope = { resCode: '0', resMsg: '', ...(await answer(call, sent)) };
    const status = statuses[envelope.resCode] ?? 409;
    const json = () => Promise.resolve(envelope);
    return { ok: status === 200, status, headers: new Headers(), json };
  };
  Object.defineProperty(globalThis, 'fetch', { value: respond, configurable: true, writable: true });
  TestEventSource.install();
  const container = createTestContainer({
    bind: [AppsClient, AppsTexts, CurrentApp, ...bind],
    texts: ['lathe.apps', english],
  });
  if (!container.isBound(AntiForgery))
    container.bind(AntiForgery).toConstantValue({ token: () => Promise.resolve('t'), forget: () => undefined });
  let number = 0;
  const tell = (event: Partial<LiveEvent>): void => {
    const told = { topic: metadataTopic, type: 'ApplicationComponent', ...event, number: ++number };
    TestEventSource.last.say('live', told, `${number}@1:2:`);
  };
  return { container, asked, bodies, tell };
}
