import type { Context, ContextKeys } from 'lathe';
import type { Monaco } from '../monaco/monacoLoader';

/** Monaco has keys of these names for what is the workbench's to know. */
const workbenchKeys = new Set(['canUndo', 'canRedo']);

/** Inside an editor, when clauses see what Monaco knows of the element that has the focus, and the workbench's keys around it. */
export class MonacoContext implements Context {
  constructor(
    private readonly monaco: Monaco,
    private readonly contextKeys: ContextKeys,
    /** Looks from this element instead of the focus. */
    private readonly element?: Element,
  ) {}

  get(key: string): unknown {
    if (key === 'inTextEditor') return true;
    if (workbenchKeys.has(key)) return this.contextKeys.root.get(key);
    const from = this.element ?? document.activeElement;
    return this.monaco.insides.contextKeys().getContext(from).getValue(key) ?? this.contextKeys.root.get(key);
  }
}
