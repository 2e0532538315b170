/** A language in which a few lines are written, such as formulas: how it looks, and what is offered while one writes. */
export interface CodeLanguage {
  readonly id: string;
  /** What text looks like what, the first that fits: names of tokens as in Monaco, such as "string" or "function". */
  readonly tokens: readonly (readonly [RegExp, string])[];
  /** Characters after which something is offered without being asked for. */
  readonly triggers: string;
  /** What could be meant at a place. */
  complete(text: string, at: number): Promise<CodeCompletions>;
  /** What is known of what stands at a place. */
  explain(text: string, at: number): Promise<CodeExplanation | undefined>;
  /** What the call around a place expects. */
  signatureAt(text: string, at: number): CodeSignature | undefined;
}

export interface CodeCompletions {
  /** From where on what is written is replaced. */
  readonly from: number;
  readonly items: readonly CodeCompletion[];
}

export interface CodeCompletion {
  readonly kind: 'field' | 'function' | 'constant';
  readonly label: string;
  /** Beside the label. */
  readonly detail: string;
  /** Markdown: more of it, for whoever looks closer. */
  readonly documentation: string;
  /** Another name that it is found by. */
  readonly alias?: string;
}

export interface CodeExplanation {
  readonly from: number;
  readonly to: number;
  /** The line of code that it is explained with. */
  readonly code: string;
  /** Markdown. */
  readonly documentation: string;
}

export interface CodeSignature {
  /** "ROUND(number, digits)" */
  readonly label: string;
  /** Where each value's name stands in the label. */
  readonly parameters: readonly (readonly [number, number])[];
  /** The one that is being written. */
  readonly active: number;
  readonly documentation: string;
}

/** What is wrong with it, and where. */
export interface CodeProblem {
  readonly message: string;
  readonly at: number;
  readonly length: number;
}
