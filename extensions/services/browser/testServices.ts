import { AntiForgery, Metadata, MetadataClient } from 'lathe';
import type { MetadataRecord } from 'lathe/common';
import { createTestContainer, TestEventSource } from 'lathe/testing';
import english from '../locales/en.json';
import { AppPick } from './apps/appPick';
import { ItemActions } from './editor/itemActions';
import { OpenServices } from './editor/openServices';
import { ServiceDesigner } from './editor/serviceDesigner';
import { ServiceCommands } from './editor/serviceCommands';
import { serviceForm } from './editor/serviceForm';
import { MenuMaking } from './menus/menuMaking';
import { PartKeys } from './parts/partKeys';
import { RemovedParts } from './parts/removedParts';
import { ServicesClient } from './servicesClient';

export function testRecord(type: string, id: string, more: Partial<MetadataRecord> = {}): MetadataRecord {
  const at = '2026-01-01T00:00:00.000Z';
  const made = { createdBy: 'u', createdByName: 'ann', createdAt: at };
  const changed = { modifiedBy: 'u', modifiedByName: 'ann', modifiedAt: at };
  const place = { parent: null, belongTo: null, revision: 1, active: true };
  return { id, type, name: id, label: id, data: {}, ...place, ...made, ...changed, ...more };
}

const free = { locked: false, userName: '', userId: '', currentUserId: 'me', currentUserRole: '', lockAt: '' };

/** A service that is open, on a server that a test plays: what it answers by "METHOD path". */
export async function startService(answer: (call: string, body: unknown) => unknown) {
  const asked: [call: string, body: unknown][] = [];
  const service = testRecord('Service', '0006000000000service', { label: 'Sales' });
  const respond = async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${decodeURIComponent(url.replace('/u-route/baas/', ''))}`;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    if (!call.includes('/lock')) asked.push([call, sent]);
    const own = call === `GET metadata/v1.0/Service/${service.id}`;
    const result = own ? service : call.endsWith('/lock') ? free : (answer(call, sent) ?? null);
    // An answer may say that there are more than it has.
    const count = Array.isArray(result) ? ('total' in result ? result.total : result.length) : undefined;
    const json = () => Promise.resolve({ resCode: '0', resMsg: '', result, count });
    return { ok: true, status: 200, headers: new Headers(), json };
  };
  Object.defineProperty(globalThis, 'fetch', { value: respond, configurable: true, writable: true });
  TestEventSource.install();
  const bind = [
    ServicesClient,
    OpenServices,
    RemovedParts,
    ItemActions,
    MenuMaking,
    AppPick,
    PartKeys,
    ServiceCommands,
  ];
  const container = createTestContainer({ bind, texts: ['lathe.services', english] });
  if (!container.isBound(AntiForgery))
    container.bind(AntiForgery).toConstantValue({ token: () => Promise.resolve('t'), forget: () => undefined });
  const form = serviceForm(service.id, {
    metadata: container.get(MetadataClient),
    onStored: () => undefined,
    askConflict: async () => 'mine',
    onMerged: () => undefined,
  });
  await form.form.load();
  const designer = new ServiceDesigner(service.id, form, container.get(Metadata));
  return { container, asked, service, designer };
}
