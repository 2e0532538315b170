import { calls, del, get, Id, permissions, post, put } from 'lathe/common';
import { z } from 'zod';
import { Condition, QueryRequest } from './query/queryRequest';

const base = '/u-route/baas/data/v1.0';

/** A row as it is in JSON: numbers with all their digits. */
export const Row = z.record(z.string(), z.unknown());
export type Row = z.output<typeof Row>;

/** The ids of rows by what the caller may do with them. */
const RowRights = z.object({ edit: z.array(Id), delete: z.array(Id) });
export type RowRights = z.output<typeof RowRights>;

/** What is written, by the fields' names. */
const Values = z.record(z.string().max(400), z.unknown());

const named = ['UNKNOWN_OBJECT', 'UNKNOWN_FIELD', 'NOT_FOUND'] as const;
const asking = [...named, 'BAD_QUERY', 'TOO_MANY_ROWS'] as const;
const writing = [
  ...named,
  'INVALID_ROW',
  'READ_ONLY_FIELD',
  ['ROW_TAKEN', 409],
  ['ROW_STALE', 409],
  ['ROW_IN_USE', 409],
] as const;

const queryOptions = z.object({
  /** "I" tells with each lookup the name of the row it leads to; "N", the usual, its id alone. */
  base: z.enum(['I', 'N']).default('N'),
  /** Whether rows without the related one are left out. */
  join_type: z.enum(['left', 'inner']).default('left'),
  /** In place of those in the body: "id,name". */
  fields: z.string().max(20_000).optional(),
});

/** The data of the tenant: what a caller sees and changes is settled for each row and field. */
export const dataCalls = calls({
  query: post(`${base}/query/:object`, {
    summary: 'The rows of an object that meet a condition.',
    audience: 'everyUser',
    safe: true,
    query: queryOptions,
    body: QueryRequest.optional(),
    result: z.array(Row),
    media: 'application/json',
    errors: asking,
  }),
  count: post(`${base}/count/:object`, {
    summary: 'How many rows meet a condition.',
    audience: 'everyUser',
    safe: true,
    body: z
      .strictObject({
        condition: Condition.optional(),
        /** Words that the rows' texts have, as a search takes them. */
        text: z.string().trim().min(1).max(200).optional(),
      })
      .optional(),
    result: z.number(),
    errors: asking,
  }),
  search: post(`${base}/search/:object`, {
    summary: 'The rows whose texts have the words, the best first.',
    audience: 'everyUser',
    safe: true,
    query: queryOptions,
    body: QueryRequest.extend({ text: z.string().trim().min(1).max(200) }),
    result: z.array(Row),
    media: 'application/json',
    errors: asking,
  }),
  get: get(`${base}/bobject/:object/:id`, {
    summary: 'One row.',
    audience: 'everyUser',
    query: queryOptions,
    result: Row,
    media: 'application/json',
    errors: named,
  }),
  rights: post(`${base}/rights/:object`, {
    summary: 'Which of some rows the caller may change, and which he may delete.',
    audience: 'everyUser',
    safe: true,
    body: z.strictObject({ ids: z.array(Id).min(1).max(1000) }),
    result: RowRights,
    errors: named,
  }),
  create: post(`${base}/bobject/:object`, {
    summary: 'A new row. With an "id" of the caller\'s choice it is made once, however often it is sent.',
    audience: 'everyUser',
    body: Values,
    result: z.object({ id: Id }),
    errors: writing,
  }),
  update: put(`${base}/bobject/:object/:id`, {
    summary: 'Changes a row; what is left out stays. With "revision" only if nobody has changed it since.',
    audience: 'everyUser',
    body: Values,
    result: z.object({ id: Id, revision: z.number() }),
    errors: writing,
  }),
  remove: del(`${base}/bobject/:object/:id`, {
    summary: 'Deletes a row, with its details.',
    audience: 'everyUser',
    result: z.null(),
    errors: writing,
  }),
  upsert: put(`${base}/bobject/:object`, {
    summary: 'Changes the row that has the same value in a unique field, or makes it.',
    audience: 'everyUser',
    query: z.object({ by: z.string().min(1).max(63) }),
    body: Values,
    result: z.object({ id: Id, created: z.boolean() }),
    errors: writing,
  }),
  reveal: post(`${base}/reveal/:object/:id`, {
    summary: 'What an encrypted field of a row holds; that it was asked for is kept in the audit log.',
    audience: 'everyUser',
    permission: permissions.viewEncryptedData,
    body: z.strictObject({ field: z.string().min(1).max(63) }),
    result: z.object({ value: z.string().nullable() }),
    errors: [...named, 'NOT_ENCRYPTED'],
  }),
  bulk: post('/u-route/baas/bulk/v1.0/:object', {
    summary: 'Makes, changes or deletes many rows at once: all of them or none, or each by itself.',
    audience: 'everyUser',
    bodyLimit: 32 * 1024 * 1024,
    body: z.strictObject({
      operation: z.enum(['create', 'update', 'upsert', 'delete']),
      /** Of an upsert. */
      by: z.string().max(63).optional(),
      allOrNone: z.boolean().default(true),
      records: z.array(Values).min(1).max(5000),
    }),
    result: z.array(
      z.object({
        id: Id.optional(),
        success: z.boolean(),
        created: z.boolean().optional(),
        error: z
          .object({
            resCode: z.string(),
            /** In the caller's language, with the labels of fields. */
            resMsg: z.string(),
            /** The fields that are to blame, as for a single row. */
            fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
          })
          .optional(),
      }),
    ),
    errors: writing,
  }),
});
