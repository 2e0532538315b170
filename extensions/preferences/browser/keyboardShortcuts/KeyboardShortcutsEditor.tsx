import { observer } from 'mobx-react-lite';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { ContextKeys, type ContextScope } from 'lathe';
import { EmptyState, useService, useTexts } from 'lathe/ui';
import { ShortcutGrid } from './ShortcutGrid';
import { ShortcutSearch } from './ShortcutSearch';
import { ShortcutStore } from './shortcutStore';
import './keyboardShortcuts.css';

/** All commands with their keys: to be searched, and to be given others. */
export const KeyboardShortcutsEditor = observer(function KeyboardShortcutsEditor(): ReactNode {
  const t = useTexts();
  const store = useService(ShortcutStore);
  const { element, onFocus, onBlur } = useFocusContext();
  useEffect(() => () => store.setRecording(false), [store]);
  return (
    <div ref={element} className="shortcuts" onFocus={onFocus} onBlur={onBlur}>
      <ShortcutSearch />
      {store.rows.length > 0 ? <ShortcutGrid /> : <EmptyState title={t('shortcuts.empty')} />}
    </div>
  );
});

/** Tells when clauses which part of the editor has the focus. */
function useFocusContext() {
  const contextKeys = useService(ContextKeys);
  const element = useRef<HTMLDivElement>(null);
  const scope = useRef<ContextScope>(null);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const own = contextKeys.createScope(contextKeys.contextOf(target.parentElement));
    // The search may have taken the focus already.
    own.update({ inKeybindings: true, ...focusKeys(target.ownerDocument.activeElement) });
    scope.current = own;
    const attached = contextKeys.attach(target, own);
    return () => {
      attached.dispose();
      own.dispose();
      scope.current = null;
    };
  }, [contextKeys]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => scope.current?.update(focusKeys(target));
  const onBlur = () => scope.current?.update(focusKeys(null));
  return { element, onFocus, onBlur };
}

function focusKeys(focused: Element | null) {
  return {
    keybindingFocus: focused?.classList.contains('shortcuts__grid') ?? false,
    inKeybindingsSearch: Boolean(focused?.closest('.shortcuts__search')),
  };
}
