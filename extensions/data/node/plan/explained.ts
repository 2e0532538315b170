import { z } from 'zod';
import type { PlanStep } from '../../common/planCalls';
import type { ObjectModels } from '../objects/objectModel';

/** A node as PostgreSQL tells it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly 'Index Name'?: string;
  readonly Filter?: string;
  readonly 'Index Cond'?: string;
  readonly 'Hash Cond'?: string;
  readonly 'Sort Key'?: readonly string[];
  readonly 'Group Key'?: readonly string[];
  readonly 'Plan Rows': number;
  readonly 'Total Cost': number;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Actual Total Time'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

const PlanNode: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  Alias: z.string().optional(),
  'Index Name': z.string().optional(),
  Filter: z.string().optional(),
  'Index Cond': z.string().optional(),
  'Hash Cond': z.string().optional(),
  'Sort Key': z.array(z.string()).optional(),
  'Group Key': z.array(z.string()).optional(),
  'Plan Rows': z.number(),
  'Total Cost': z.number(),
  'Actual Rows': z.number().optional(),
  'Actual Loops': z.number().optional(),
  'Actual Total Time': z.number().optional(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(PlanNode).optional();
  },
});

const Explained = z.tuple([
  z.object({ Plan: PlanNode, 'Planning Time': z.number().default(0), 'Execution Time': z.number().optional() }),
]);

export interface Explanation {
  readonly plan: PlanNode;
  readonly planningTime: number;
  readonly executionTime?: number;
}

export function readExplanation(json: unknown): Explanation {
  const [{ Plan: plan, 'Planning Time': planningTime, 'Execution Time': executionTime }] = Explained.parse(json);
  return { plan, planningTime, executionTime };
}

/** The same in words that need no manual. */
export function toStep(node: PlanNode, models: ObjectModels): PlanStep {
  const table = node['Relation Name'];
  const loops = node['Actual Loops'];
  const time = node['Actual Total Time'];
  return {
    kind: node['Node Type'],
    object: models.all.find((model) => model.table === table)?.name ?? table,
    index: node['Index Name'],
    detail: detailOf(node),
    rows: node['Plan Rows'],
    actualRows: node['Actual Rows'],
    loops,
    cost: node['Total Cost'],
    time: time === undefined ? undefined : time * (loops ?? 1),
    removed: node['Rows Removed by Filter'],
    steps: (node.Plans ?? []).map((each) => toStep(each, models)),
  };
}

function detailOf(node: PlanNode): string | undefined {
  const keys = node['Sort Key'] ?? node['Group Key'];
  const parts = [node['Index Cond'], node['Hash Cond'], node.Filter, keys?.join(', ')];
  return parts.filter((part) => part !== undefined).join(' · ') || undefined;
}
