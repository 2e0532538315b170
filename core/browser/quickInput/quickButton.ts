/** A button of a quick input's title or of one of its rows. */
export interface QuickButton {
  readonly id: string;
  /** The name of a codicon. */
  readonly icon: string;
  readonly tooltip: string;
  readonly toggled?: boolean;
  /** Drawn even while its row is neither hovered nor focused. */
  readonly alwaysVisible?: boolean;
}

/** What takes a wizard to the step before. */
export const backButtonId = 'back';
