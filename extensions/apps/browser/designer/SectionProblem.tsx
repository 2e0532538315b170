import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AppDesigner } from './appDesigner';

interface SectionProblemProps {
  readonly designer: AppDesigner;
  readonly field: string;
}

/** Why it could not be saved, where a whole list is to blame. */
export const SectionProblem = observer(function SectionProblem({ designer, field }: SectionProblemProps): ReactNode {
  const problem = designer.form.errorOf(field);
  if (problem === undefined) return null;
  return (
    <div className="app-designer__wrong" role="alert">
      {problem}
    </div>
  );
});
