/** What a section of a service's editor lets commands do with what is selected in it. */
export interface ShownParts {
  /** One step up or down among its siblings. */
  step?(by: -1 | 1): Promise<void>;
  remove?(): Promise<void>;
}
