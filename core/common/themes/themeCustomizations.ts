/** What the user changes in themes, as the settings hold it: anything may stand there. */
export interface ThemeCustomizations {
  /** `workbench.colorCustomizations` */
  readonly colors: unknown;
  /** `editor.tokenColorCustomizations` */
  readonly tokens: unknown;
}

export const noCustomizations: ThemeCustomizations = { colors: undefined, tokens: undefined };
