import type { FieldType } from '../../common/objects/fieldTypes';
import { savedSource } from '../saved/savedSource';
import type { RowSource } from './objectModel';

export interface StandardField {
  readonly name: string;
  readonly column: string;
  readonly type: FieldType;
  readonly label: string;
  /** Of a lookup: the standard object that it leads to. */
  readonly target?: string;
}

/** One of the platform's own tables, read like any object's; what changes it has calls of its own. */
export interface StandardObject {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly table: string;
  readonly fields: readonly StandardField[];
  /** Of what is no table by itself. */
  readonly source?: RowSource;
}

const id: StandardField = { name: 'id', column: 'id', type: 'text', label: 'ID' };

/** What a view and a dashboard have alike. */
const saved: readonly StandardField[] = [
  id,
  { name: 'name', column: 'name', type: 'name', label: 'Name' },
  { name: 'label', column: 'label', type: 'text', label: 'Label' },
  { name: 'description', column: 'description', type: 'textarea', label: 'Description' },
  { name: 'shared', column: 'shared', type: 'checkbox', label: 'Shared' },
  { name: 'owner', column: 'owner', type: 'lookup', label: 'Owner', target: 'User' },
  { name: 'createdDate', column: 'created_at', type: 'datetime', label: 'Created' },
  { name: 'lastModifiedDate', column: 'modified_at', type: 'datetime', label: 'Last Modified' },
];

/** Their ids are the same in every tenant, so that a package's lookups find them. */
export const standardObjects: readonly StandardObject[] = [
  {
    id: '000oStandard0000User',
    name: 'User',
    label: 'User',
    table: 'user',
    fields: [
      id,
      { name: 'name', column: 'name', type: 'name', label: 'User Name' },
      { name: 'fullName', column: 'full_name', type: 'text', label: 'Full Name' },
      { name: 'email', column: 'email', type: 'email', label: 'E-mail' },
      { name: 'phone', column: 'phone', type: 'phone', label: 'Phone' },
      { name: 'profile', column: 'profile', type: 'text', label: 'Profile' },
      { name: 'userType', column: 'kind', type: 'text', label: 'User Type' },
      { name: 'active', column: 'active', type: 'checkbox', label: 'Active' },
      { name: 'locale', column: 'locale', type: 'text', label: 'Language' },
      { name: 'createdDate', column: 'created_at', type: 'datetime', label: 'Created' },
      { name: 'lastModifiedDate', column: 'modified_at', type: 'datetime', label: 'Last Modified' },
    ],
  },
  {
    id: '000oStandard000Queue',
    name: 'Queue',
    label: 'Queue',
    table: 'queue',
    fields: [
      id,
      { name: 'name', column: 'name', type: 'name', label: 'Name' },
      { name: 'label', column: 'label', type: 'text', label: 'Label' },
      { name: 'description', column: 'description', type: 'textarea', label: 'Description' },
      { name: 'lastModifiedDate', column: 'modified_at', type: 'datetime', label: 'Last Modified' },
    ],
  },
  {
    id: '000oStandard0Profile',
    name: 'Profile',
    label: 'Profile',
    table: 'profile',
    fields: [
      id,
      { name: 'name', column: 'name', type: 'name', label: 'Name' },
      { name: 'description', column: 'description', type: 'textarea', label: 'Description' },
    ],
  },
  {
    id: '000oStandard0000View',
    name: 'View',
    label: 'View',
    table: 'saved_item',
    source: { rows: savedSource('View'), sharedOrOwn: true },
    fields: [
      ...saved,
      { name: 'type', column: 'kind', type: 'text', label: 'Type' },
      { name: 'object', column: 'object', type: 'text', label: 'Object' },
    ],
  },
  {
    id: '000oStd0000Dashboard',
    name: 'Dashboard',
    label: 'Dashboard',
    table: 'saved_item',
    source: { rows: savedSource('Dashboard'), sharedOrOwn: true },
    fields: saved,
  },
];

export function isStandardObject(objectId: string): boolean {
  return standardObjects.some((object) => object.id === objectId);
}
