import type { z } from 'zod';
import type { InTransaction } from '../../database/database';
import type { MetadataRecord } from '../../../common/metadata/metadataRecord';
import type { NewRecord } from '../../../common/metadata/recordInput';
import type { Condition } from '../../../common/metadata/condition';
import type { Actor } from '../../access/actor';
import type { Reference } from '../writing/referencesIn';

/** A record as it is about to be written. */
export interface Draft<D = unknown> {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly label: string;
  readonly parent: string | null;
  readonly belongTo: string | null;
  readonly active: boolean;
  readonly data: D;
}

export interface HookContext {
  readonly actor: Actor;
  readonly transaction: InTransaction;
}

/** What a type does on the way of its records; whatever throws takes the whole change back. */
export interface MetadataHooks<D> {
  /** The last look at a record, and the chance to add to its data. `before` is absent when it's new. */
  beforeSave?(draft: Draft<D>, context: HookContext, before?: Draft<D>): Promise<Draft<D>> | Draft<D>;
  afterSave?(saved: Draft<D>, context: HookContext, before?: Draft<D>): Promise<void> | void;
  /** What a record refers to beyond its type's `references`: what a formula names, for example. Each has a place of its own. */
  references?(draft: Draft<D>, context: HookContext): Promise<readonly Reference[]> | readonly Reference[];
  /** What the platform brings stays: deleting it does nothing, and says so by a count of none. */
  isKept?(record: Pick<Draft, 'id'>): boolean;
  beforeDelete?(record: Draft<D>, context: HookContext): Promise<void> | void;
  /** It's back from the recycle bin. */
  afterRestore?(record: Draft<D>, context: HookContext): Promise<void> | void;
  /** It left the recycle bin for good. */
  afterPurge?(record: Draft<D>, context: HookContext): Promise<void> | void;
}

/** A record that somebody asks for. */
export interface WantedRecord {
  readonly actor: Actor;
  readonly record: NewRecord;
  readonly project?: string;
  /** What a call says under "flag". */
  readonly flag?: string;
}

export interface ReferenceRule {
  /** Of what type the other record must be; any when absent. */
  readonly type?: string;
  /** It can do without: the other may be absent or deleted. */
  readonly weak?: boolean;
}

/** What an extension says of a type of metadata; everything else follows. */
export interface MetadataType<S extends z.ZodType = z.ZodType> {
  /** As it stands in addresses, such as "BusinessProcess"; any case is understood. */
  readonly name: string;
  readonly aliases?: readonly string[];
  /** The first four characters of its records' ids. */
  readonly prefix: string;
  /** The key of its name for people. */
  readonly label: string;
  /** What `data` holds. Make it strict: what it lets through is stored. */
  readonly schema: S;
  /** The types of its parts: they are locked, deleted and restored with it. */
  readonly children?: readonly string[];
  /** Some of its records are parts of others, and some are not: by default all are if it's anybody's child. */
  readonly alone?: boolean;
  /** The types of what it can be put into without being a part of it, such as a folder. */
  readonly within?: readonly string[];
  /** Where its data names other records by their ids: "owner", "fields.*.object". */
  readonly references?: Readonly<Record<string, ReferenceRule>>;
  /** What a name may be; by default the rule for names. */
  readonly isName?: (name: string) => boolean;
  /** The system permission that changing takes; by default "Develop Application". */
  readonly permission?: string;
  /** Reading takes one of these; anybody who logs in reads when there are none. */
  readonly readPermissions?: readonly string[];
  /** A topic on which everybody hears that something of this type changed, and no more than that. */
  readonly changesTopic?: string;
  /** Kinds of its records, by what lists are asked for with "type": each the records that meet a condition. */
  readonly kinds?: Readonly<Record<string, Condition>>;
  /** Names its names' place within its parent, such as a folder; by default a name is unique in all of its parent. */
  scope?(data: z.output<S>): string;
  /** How calls make a record where that takes more than one transaction; what the store makes for others is the record alone. */
  readonly create?: (wanted: WantedRecord) => Promise<MetadataRecord>;
  readonly hooks?: MetadataHooks<z.output<S>>;
  /** Which fields of `data` are texts that people edit as files: by field, the ending of the file. */
  readonly files?: Readonly<Record<string, string>>;
}
