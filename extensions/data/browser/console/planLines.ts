import type { PlanStep } from '../../common/planCalls';

export interface PlanLine {
  readonly id: string;
  readonly depth: number;
  readonly step: PlanStep;
}

/** The steps of a plan, each above those that it takes its rows from. */
export function planLines(step: PlanStep, depth = 0, id = '0'): PlanLine[] {
  return [{ id, depth, step }, ...step.steps.flatMap((each, index) => planLines(each, depth + 1, `${id}.${index}`))];
}
