import { ContextKeys, withValues } from 'lathe';
import {
  goToResults,
  MenuToolbar,
  report,
  SearchField,
  Tree,
  type TreeRowLook,
  useContextMenu,
  useService,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { type DropSide, placeOfDrop } from '../../../apps/common/placeOfDrop';
import type { PartEntry, PartTree } from './partTree';

export interface PartsPaneProps<E extends PartEntry> {
  readonly parts: PartTree<E>;
  readonly readOnly: boolean;
  /** Among which parts keybindings know the user to be; their menus are called by it. */
  readonly kind: 'items' | 'menus';
  readonly label: string;
  readonly toolsLabel: string;
  readonly searchLabel: string;
  readonly getRow: (entry: E) => TreeRowLook;
  readonly empty: ReactNode;
  readonly onRename: (entry: E, text: string) => Promise<void>;
  readonly validateName: (entry: E, text: string) => string | undefined;
  readonly onOpen?: (entry: E) => void;
}

/** The tools and the tree of a service's items or menus: dragged by the mouse, moved and renamed by keys. */
export const PartsPane = observer(function PartsPane<E extends PartEntry>(props: PartsPaneProps<E>): ReactNode {
  const { parts, readOnly, kind, label, onOpen } = props;
  const menu = useContextMenu(`services/${kind}/context`);
  const attach = useScope(parts, kind, readOnly);
  return (
    <div className="service-editor__pane">
      {!readOnly && (
        <div className="service-editor__bar">
          <MenuToolbar menu={`services/${kind}/toolbar`} label={props.toolsLabel} />
        </div>
      )}
      <Search parts={parts} label={props.searchLabel} />
      <div className="service-editor__rest" ref={attach}>
        <Tree
          label={label}
          model={parts.tree}
          multiselect
          filterable
          getRow={props.getRow}
          empty={props.empty}
          onOpen={(entry, { preview }) => !preview && onOpen?.(entry)}
          onContextMenu={(_entries, at) => menu.show(at, { label })}
          {...(readOnly ? {} : editing(props))}
        />
      </div>
    </div>
  );
});

function editing<E extends PartEntry>({ parts, onRename, validateName }: PartsPaneProps<E>) {
  return {
    onRename,
    validateName,
    canDrop: (_: readonly E[], target: E | undefined, side: DropSide) => parts.mayDrop(target, side),
    onDrop: (entries: readonly E[], target: E | undefined, side: DropSide) => {
      const ids = entries.map(({ id }) => id);
      report(parts.drop(ids, placeOfDrop(parts.entries, target, side)));
    },
  };
}

interface SearchProps<E extends PartEntry> {
  readonly parts: PartTree<E>;
  readonly label: string;
}

const Search = observer(function Search<E extends PartEntry>({ parts, label }: SearchProps<E>): ReactNode {
  const { tree } = parts;
  if (parts.entries.length === 0) return null;
  return (
    <div className="service-editor__search">
      <SearchField
        label={label}
        value={tree.filter}
        onChange={(text) => tree.setFilter(text)}
        resultCount={tree.matches}
        onKeyDown={(event) => event.key === 'Enter' && goToResults(event.currentTarget)}
      />
    </div>
  );
});

/** Keybindings know that the user is among parts that can be moved, and among which. */
function useScope<E extends PartEntry>(parts: PartTree<E>, kind: string, readOnly: boolean) {
  const contextKeys = useService(ContextKeys);
  return useCallback(
    (element: HTMLDivElement) => {
      const values = { servicePartsFocus: readOnly ? '' : kind };
      const scope = contextKeys.attach(element, withValues(contextKeys.root, values));
      parts.focusTree = () => element.querySelector<HTMLElement>('[role=tree]')?.focus();
      return () => {
        scope.dispose();
        parts.focusTree = undefined;
      };
    },
    [contextKeys, parts, kind, readOnly],
  );
}
