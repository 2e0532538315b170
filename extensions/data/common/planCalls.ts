import { calls, permissions, post } from 'lathe/common';
import { z } from 'zod';
import { QueryRequest } from './query/queryRequest';

/** One step of how the database answers; the steps that it takes its rows from are below it. */
export interface PlanStep {
  /** In the database's words: "Seq Scan", "Index Scan", "Sort". */
  readonly kind: string;
  /** The object whose rows are read, or the table where it's none. */
  readonly object?: string;
  readonly index?: string;
  readonly detail?: string;
  /** As estimated; as it was, where the query was run. */
  readonly rows: number;
  readonly actualRows?: number;
  readonly loops?: number;
  readonly cost: number;
  /** Milliseconds in all, those of the steps below among them. */
  readonly time?: number;
  readonly removed?: number;
  readonly steps: readonly PlanStep[];
}

export const PlanStep: z.ZodType<PlanStep> = z.object({
  kind: z.string(),
  object: z.string().optional(),
  index: z.string().optional(),
  detail: z.string().optional(),
  rows: z.number(),
  actualRows: z.number().optional(),
  loops: z.number().optional(),
  cost: z.number(),
  time: z.number().optional(),
  removed: z.number().optional(),
  get steps() {
    return z.array(PlanStep);
  },
});

/** An index that would save reading rows one by one. */
export const IndexAdvice = z.object({
  reason: z.enum(['filter', 'sort', 'lookup']),
  object: z.string(),
  fields: z.array(z.string()),
  /** Rows that are read, and of them those that are wanted. */
  read: z.number(),
  wanted: z.number(),
});
export type IndexAdvice = z.output<typeof IndexAdvice>;

export const QueryPlan = z.object({
  sql: z.string(),
  parameters: z.array(z.unknown()),
  plan: PlanStep,
  /** Milliseconds; the second only where the query was run. */
  planningTime: z.number(),
  executionTime: z.number().optional(),
  advice: z.array(IndexAdvice),
});
export type QueryPlan = z.output<typeof QueryPlan>;

export const planCalls = calls({
  plan: post('/u-route/baas/data/v1.0/plan/:object', {
    summary: 'The statement that a query becomes, how the database would answer it, and which index is missing.',
    permission: permissions.developApplication,
    safe: true,
    query: z.object({
      base: z.enum(['I', 'N']).default('N'),
      join_type: z.enum(['left', 'inner']).default('left'),
      /** Runs the query, changing nothing, and tells how long each step took. */
      analyze: z.stringbool().default(false),
    }),
    body: QueryRequest.optional(),
    result: QueryPlan,
    errors: ['UNKNOWN_OBJECT', 'UNKNOWN_FIELD', 'BAD_QUERY'],
  }),
});
