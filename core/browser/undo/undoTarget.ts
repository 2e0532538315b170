/** Whatever can undo and redo: a form's UndoStack, or an editor with a history of its own. */
export interface UndoTarget {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What would be undone, where it is known. */
  readonly undoLabel?: string;
  readonly redoLabel?: string;
  undo(): void | Promise<void>;
  redo(): void | Promise<void>;
}
