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

/** A button of this id closes the input as 'back'; it stands before the title. */
export const backButtonId = 'back';
