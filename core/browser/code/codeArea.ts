import type { RefObject } from 'react';
import { ComponentPoint } from '../../common/extensions/componentPoint';
import type { CodeLanguage, CodeProblem } from './codeLanguage';

export interface CodeAreaProps {
  /** What the focus goes to gets it. */
  readonly id: string;
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly required: boolean;
  readonly invalid: boolean;
  readonly readOnly: boolean;
  readonly language: CodeLanguage;
  readonly problems: readonly CodeProblem[];
  readonly text: string;
  /** With the name of the step that undo takes back at once. */
  readonly onText: (text: string, step: string) => void;
  /** What was written in until the area is there: the focus and the caret come from it. */
  readonly standIn: RefObject<HTMLTextAreaElement | null>;
  /** From now on nobody needs the stand-in. */
  readonly onReady: () => void;
}

/** A few lines of code in a form: the extension that edits texts draws them. */
export const codeArea = new ComponentPoint<CodeAreaProps>('workbench.codeArea');
