import type { ViewKind } from '../../../../data/common/views/viewKinds';
import { JsonData, type MetadataRecord } from 'lathe/common';
import { ApplicationData, type PermissionSetAccess, type ProfileAccess } from '../../../common/applicationData';
import type { Dependency } from '../../../common/applicationProperties';
import { AppLayout, MobileAppSetting } from '../../../common/appLayout';
import type { Design, ShownTab } from '../../../common/designCalls';
import { MenuData } from '../../../common/menuData';
import { TabData, type TabKind } from '../../../common/tabData';
import { readDependency } from './readDependency';

type Labels = Readonly<Record<string, string>>;

interface Entry {
  readonly id: string;
  /** Undefined while it is not saved yet. */
  readonly revision: number | undefined;
  readonly name: string;
  readonly label: string;
  readonly labels: Labels;
  readonly icon: string;
  readonly active: boolean;
}

/** A menu as it is edited; the order of siblings is that in the list. */
export interface MenuEntry extends Entry {
  readonly kind: 'folder' | 'tab';
  readonly tab: string | undefined;
  readonly parent: string | undefined;
  readonly seqNo: number | undefined;
}

/** A tab as it is edited. */
export interface TabEntry extends Entry {
  readonly kind: TabKind;
  readonly target: string | undefined;
  /** What it shows is called so, as far as it is known. */
  readonly targetLabel: string;
  readonly targetMissing: boolean;
  readonly viewKind: ViewKind | null;
  readonly layout: string | undefined;
  readonly url: string;
  readonly newWindow: boolean;
  readonly description: string;
}

/** An application in its designer. */
export interface AppValues {
  readonly label: string;
  readonly labels: Labels;
  readonly description: string;
  readonly logo: string;
  readonly defaultTabId: string;
  readonly theme: string;
  readonly navigation: string;
  readonly width: string;
  readonly mobileNavigation: string;
  readonly mobileTabs: readonly string[];
  readonly lib: readonly string[];
  readonly dependency: readonly Dependency[];
  /** What cannot be read as dependencies, as it was written. */
  readonly dependencyText: string;
  readonly addons: readonly string[];
  readonly solution: string;
  readonly profiles: readonly ProfileAccess[];
  readonly permissionSets: readonly PermissionSetAccess[];
  readonly menus: readonly MenuEntry[];
  readonly tabs: readonly TabEntry[];
}

export type StoredApp = Omit<MetadataRecord, 'data'> & { readonly data: ApplicationData };

export function toApp(record: MetadataRecord): StoredApp {
  return { ...record, data: ApplicationData.parse(record.data) };
}

export function toValues({ application, menus, tabs }: Design): AppValues {
  const { label, data } = toApp(application);
  const { properties, profiles, permissionSets } = data;
  const { navigation, width } = AppLayout.parse(properties.layout ?? {});
  const mobile = MobileAppSetting.parse(properties.mobileAppSetting ?? {});
  return {
    ...{ label, profiles, permissionSets, navigation, width },
    labels: data.labels ?? {},
    description: data.description ?? '',
    logo: data.logo ?? '',
    defaultTabId: data.defaultTabId ?? '',
    theme: data.theme ?? '',
    mobileNavigation: mobile.navigation,
    mobileTabs: mobile.tabs,
    lib: properties.lib ?? [],
    ...readDependency(properties.dependency),
    addons: properties.addons ?? [],
    solution: properties.solution ?? '',
    menus: menus.map(toMenu),
    tabs: tabs.map(toTab),
  };
}

function toMenu(record: MetadataRecord): MenuEntry {
  const { kind, tab, parent, seqNo, icon = '', labels = {} } = MenuData.parse(record.data);
  return { ...named(record), kind, tab, parent, seqNo, icon, labels };
}

function toTab({ target: shown, ...record }: ShownTab): TabEntry {
  const { kind, target, layout, labels = {}, ...rest } = TabData.parse(record.data);
  const { icon = '', url = '', newWindow = false, description = '' } = rest;
  const known = { targetLabel: shown.label ?? '', targetMissing: shown.missing, viewKind: shown.viewKind };
  return { ...named(record), kind, target, layout, labels, icon, url, newWindow, description, ...known };
}

function named({ id, revision, name, label, active }: MetadataRecord) {
  return { id, revision, name, label, active };
}

/** As the record keeps it: what is blank is left out. */
export function menuData({ kind, tab, parent, icon, labels }: MenuEntry, seqNo: number): JsonData {
  return written({ kind, tab: kind === 'tab' ? tab : undefined, parent, seqNo, icon, labels: said(labels) });
}

export function tabData({ kind, target, layout, url, newWindow, icon, description, labels }: TabEntry): JsonData {
  const link = kind === 'link';
  return written({
    ...{ kind, target, icon, description, labels: said(labels) },
    layout: kind === 'record' ? layout : undefined,
    url: link ? url : undefined,
    newWindow: link && newWindow ? true : undefined,
  });
}

/** With what the designer doesn't show as it was. */
export function applicationData({ data }: StoredApp, values: AppValues): JsonData {
  const { properties } = data;
  const { layout, mobileAppSetting, lib, dependency, addons, solution, ...kept } = properties;
  const { navigation, width, mobileNavigation, mobileTabs } = values;
  return written({
    ...data,
    labels: said(values.labels),
    ...{ description: values.description, logo: values.logo, theme: values.theme },
    ...{ profiles: values.profiles, permissionSets: values.permissionSets, defaultTabId: values.defaultTabId },
    properties: {
      ...kept,
      layout: { ...layout, navigation, width },
      mobileAppSetting: { ...mobileAppSetting, navigation: mobileNavigation, tabs: mobileTabs },
      ...(lib || values.lib.length > 0 ? { lib: values.lib } : {}),
      ...(values.dependencyText ? { dependency: values.dependencyText } : {}),
      ...(!values.dependencyText && (dependency || values.dependency.length > 0)
        ? { dependency: values.dependency }
        : {}),
      ...(addons || values.addons.length > 0 ? { addons: values.addons } : {}),
      ...(solution || values.solution ? { solution: values.solution } : {}),
    },
  });
}

/** With what text leaves out because it is not there. */
export function completed(values: AppValues): AppValues {
  const menu = { revision: undefined, tab: undefined, parent: undefined, seqNo: undefined };
  const tab = { revision: undefined, target: undefined, layout: undefined };
  return {
    ...values,
    menus: values.menus.map((entry) => ({ ...menu, ...entry })),
    tabs: values.tabs.map((entry) => ({ ...tab, ...entry })),
  };
}

function said(labels: Labels): Labels | undefined {
  const filled = Object.entries(labels).filter(([, text]) => text !== '');
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

function written(data: object): JsonData {
  const filled = Object.entries(data).filter(([, value]) => value !== undefined && value !== '');
  return JsonData.parse(JSON.parse(JSON.stringify(Object.fromEntries(filled))));
}
