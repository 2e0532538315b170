import type { Translate } from 'lathe';
import type { ComponentEntry } from '../../common/appCalls';
import { findComponentType, folderType, urlMapType } from '../../common/componentTypes';

/** The codicons of the types of components. */
const icons: Readonly<Record<string, string>> = {
  CustomObject: 'table',
  StandardObject: 'server',
  ViewObject: 'open-preview',
  BO: 'package',
  BusinessProcess: 'type-hierarchy-sub',
  Flow: 'git-merge',
  Script: 'code',
  Process: 'run-all',
  ApprovalProcess: 'pass',
  Layout: 'layout',
  View: 'list-flat',
  Dashboard: 'dashboard',
  Picklist: 'list-selection',
  Event: 'symbol-event',
  'StreamingTask.Spark': 'flame',
  'StreamingTask.Flume': 'pulse',
  fsmorchestration: 'type-hierarchy',
  DecisionTable: 'symbol-structure',
  EventStreaming: 'radio-tower',
  URLMap: 'link',
};

export function isFolder({ type }: Pick<ComponentEntry, 'type'>): boolean {
  return type === folderType;
}

export function isAddress({ type }: Pick<ComponentEntry, 'type'>): boolean {
  return type === urlMapType;
}

/** Those with which every application begins: until somebody calls them something else, they have a name in each language. */
const firstFolders: ReadonlySet<string> = new Set(['Logic', 'Model', 'Page', '5G Template']);

export function titleOf({ label, name, type }: ComponentEntry, t: Translate): string {
  const own = label || name;
  return type === folderType && own === name && firstFolders.has(name) ? t(`tree.folder.${name}`) : own;
}

export function iconOf(type: string): string {
  return type === folderType ? 'folder' : (icons[type] ?? 'symbol-misc');
}

/** The type of metadata that a component stands for. */
export function metadataTypeOf({ type }: Pick<ComponentEntry, 'type'>): string | undefined {
  return findComponentType(type)?.metadata;
}

/** "CustomObject" is one word in the store, and two for people. */
export function typeKey(type: string): string {
  return `tree.type.${type}`;
}
