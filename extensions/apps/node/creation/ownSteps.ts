import type { MetadataRecord } from 'lathe/common';
import { messageApplication, solutionApplication } from '../../common/applicationTypes';
import { folderType } from '../../common/componentTypes';
import {
  type ApplicationCreationStep,
  type CreationContext,
  creationOrder,
  type NewApplication,
} from '../../common/creation';
import { homeTabId } from '../../common/tabData';
import { asJson } from './stepContext';

/** The profile that a solution is for. */
export const solutionProfile = '000T0000000000000001';

function isSolution({ data }: NewApplication): boolean {
  return data.type === solutionApplication;
}

/** A tab to open with, where the tenant has none. */
export const homeTabStep: ApplicationCreationStep = {
  id: 'apps.homeTab',
  title: 'creation.homeTab',
  order: creationOrder.homeTab,
  applies: (application) => !isSolution(application) && application.data.defaultTabId === undefined,
  async run(context) {
    const known = (await context.list('Tab', {})).filter(({ data }) => data['kind'] === 'home');
    const home = known.find(({ id }) => id === homeTabId) ?? known[0];
    const data = { kind: 'home', icon: 'home', labels: { 'zh-CN': '首页' } };
    const { id } = home ?? (await context.create('Tab', { name: 'Home', label: 'Home', data }));
    context.fill({ defaultTabId: id });
  },
};

export const applicationStep: ApplicationCreationStep = {
  id: 'apps.application',
  title: 'creation.application',
  order: creationOrder.application,
  async run(context) {
    const { application } = context;
    if (isSolution(application) && application.data.profiles.length === 0)
      context.fill({ profiles: [{ profile: solutionProfile, visible: true, default: true }] });
    const { name, label, data } = context.application;
    await context.create('Application', { name, label, data: asJson(data) });
  },
};

/** The folders with which an application begins. */
export function firstFolders({ data }: NewApplication): readonly string[] {
  return [
    ...['Logic', 'Model', 'Page'],
    ...(data.type === messageApplication ? ['5G Template'] : []),
    ...(data.template === 'bo20' ? ['appcube'] : []),
  ];
}

export const foldersStep: ApplicationCreationStep = {
  id: 'apps.folders',
  title: 'creation.folders',
  order: creationOrder.folders,
  applies: (application) => !isSolution(application) && application.source === undefined,
  async run(context) {
    const { application, applicationId: parent } = context;
    for (const [index, name] of firstFolders(application).entries())
      await context.create('ApplicationComponent', { name, parent, data: { type: folderType, seqNo: index + 1 } });
  },
};

/** A copy has the tree and the menus of its original; what they stand for is the same. */
export const copyStep: ApplicationCreationStep = {
  id: 'apps.copy',
  title: 'creation.copy',
  order: creationOrder.copy,
  applies: ({ source }) => source !== undefined,
  async run(context) {
    for (const type of ['ApplicationComponent', 'Menu'])
      await copyTree(context, type, await context.list(type, { parent: context.application.source }));
  },
};

/** Folders come before what is in them; what is in none that is there stands at the top. */
async function copyTree(context: CreationContext, type: string, all: readonly MetadataRecord[]): Promise<void> {
  const copies = new Map<string, string>();
  const inside = Map.groupBy(all, ({ data }) => all.find(({ id }) => id === data['parent'])?.id);
  const copy = async (folder: string | undefined): Promise<void> => {
    for (const { id, name, label, active, data } of inside.get(folder) ?? []) {
      const { parent: _, ...own } = data;
      const above = folder && copies.get(folder);
      const record = { name, label, active, parent: context.applicationId };
      const made = await context.create(type, { ...record, data: above ? { ...own, parent: above } : own });
      copies.set(id, made.id);
      await copy(id);
    }
  };
  await copy(undefined);
}
