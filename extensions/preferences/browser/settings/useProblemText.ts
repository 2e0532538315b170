import { Texts } from 'lathe';
import { useService } from 'lathe/ui';

interface Problem {
  readonly text: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** What is wrong with a value, in words; the checks and their words are the workbench's. */
export function useProblemText(): (problem: Problem | undefined) => string | undefined {
  const t = useService(Texts).of('workbench');
  return (problem) => problem && t(problem.text, problem.parameters);
}
