import { newId } from 'lathe/common';
import type { ViewKind } from '../../../../data/common/views/viewKinds';
import type { TabKind } from '../../../common/tabData';
import type { MenuEntry, TabEntry } from './appValues';
import { freeName } from './entryNames';

interface NewTab {
  readonly label: string;
  readonly kind: TabKind;
  readonly labels?: Readonly<Record<string, string>>;
  readonly icon?: string;
  readonly target?: string;
  readonly targetLabel?: string;
  readonly viewKind?: ViewKind | null;
  readonly layout?: string;
  readonly url?: string;
}

interface NewMenu {
  readonly label: string;
  readonly kind: 'folder' | 'tab';
  readonly labels?: Readonly<Record<string, string>>;
  readonly icon?: string;
  readonly tab?: string;
  readonly parent?: string;
}

interface Named {
  readonly name: string;
}

/** A tab that is yet to be saved; until then it goes by an id of its own. */
export function newTab(known: readonly Named[], { label, kind, labels = {}, icon = '', ...more }: NewTab): TabEntry {
  const { target, targetLabel = '', layout, url = '', viewKind = null } = more;
  return {
    ...{ id: newId('000b'), revision: undefined, name: freeName(label, namesOf(known), 'tab'), label, labels, icon },
    ...{
      active: true,
      kind,
      target,
      targetLabel,
      targetMissing: false,
      viewKind,
      layout,
      url,
      newWindow: false,
      description: '',
    },
  };
}

export function newMenu(
  known: readonly Named[],
  { label, kind, labels = {}, icon = '', tab, parent }: NewMenu,
): MenuEntry {
  const name = freeName(label, namesOf(known), kind === 'folder' ? 'folder' : 'menu');
  return {
    id: newId('000m'),
    revision: undefined,
    name,
    label,
    labels,
    icon,
    active: true,
    kind,
    tab,
    parent,
    seqNo: undefined,
  };
}

/** Entries like others, with all that is inside of them; they name each other. */
export function copiesOf(entries: readonly MenuEntry[], known: readonly Named[]): readonly MenuEntry[] {
  const ids = new Map(entries.map(({ id }) => [id, newId('000m')]));
  const names: Named[] = [...known];
  return entries.map((entry) => {
    const name = freeName(entry.name, namesOf(names), entry.name);
    names.push({ name });
    const parent = entry.parent === undefined ? undefined : ids.get(entry.parent);
    return { ...entry, id: ids.get(entry.id) ?? entry.id, revision: undefined, seqNo: undefined, name, parent };
  });
}

function namesOf(entries: readonly Named[]): readonly string[] {
  return entries.map(({ name }) => name);
}
