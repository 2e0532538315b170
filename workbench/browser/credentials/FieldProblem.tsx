import type { ReactNode } from 'react';

interface Props {
  /** The field says that this describes it. */
  readonly id: string;
  readonly problem: string | undefined;
}

/** What is wrong with a field, read out at once; the element is there before, or screen readers would not hear of it. */
export function FieldProblem({ id, problem }: Props): ReactNode {
  return (
    <div id={id} className="credential__problem" aria-live="polite">
      {problem}
    </div>
  );
}
