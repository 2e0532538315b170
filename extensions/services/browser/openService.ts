import type { Tabs } from 'lathe';
import type { ServiceType } from '../common/serviceData';

export const serviceEditors: Readonly<Record<ServiceType, string>> = { simple: 'service', native: 'nativeService' };

interface Opened {
  readonly id: string;
  readonly label: string;
  readonly type: ServiceType;
}

/** Native services have a route of their own. */
export function serviceTab({ id, label, type }: Opened) {
  return { type: serviceEditors[type], id, name: label, params: { type } };
}

export function openService(tabs: Tabs, service: Opened): Promise<unknown> {
  return Promise.resolve(tabs.open(serviceTab(service)));
}
