import { newId } from 'lathe/common';
import type { AppValues, MenuEntry } from './appValues';
import { newMenu } from './newEntries';
import { mergeValues } from './mergeValues';
import { testValues } from './testValues';

const menu = (label: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  ...newMenu([], { label, kind: 'folder' }),
  ...{ id: newId('000m'), revision: 1, seqNo: 1 },
  ...more,
});
const labels = ({ menus }: AppValues): string => menus.map(({ label }) => label).join(' ');

const [one, two, three] = [menu('one'), menu('two'), menu('three')];
const base: AppValues = { ...testValues, menus: [one, two, three] };
const merge = (mine: Partial<AppValues>, theirs: Partial<AppValues>, preferred: 'mine' | 'theirs' = 'mine') =>
  mergeValues(base, { ...base, ...mine }, { ...base, ...theirs }, preferred);

describe('what two people made of an application', () => {
  it('is put together where they changed different things', () => {
    const { values, conflicts } = merge({ label: 'Mine' }, { description: 'Theirs' });
    expect([values.label, values.description, conflicts]).toEqual(['Mine', 'Theirs', []]);
  });

  it('is a question where they changed the same to something else', () => {
    expect(merge({ label: 'Same' }, { label: 'Same' }).conflicts).toEqual([]);
    expect(merge({ label: 'Mine' }, { label: 'Theirs' }).conflicts).toEqual([{ field: 'label' }]);
    expect(merge({ label: 'Mine' }, { label: 'Theirs' }).values.label).toBe('Mine');
    expect(merge({ label: 'Mine' }, { label: 'Theirs' }, 'theirs').values.label).toBe('Theirs');
  });

  it('has the menus that each has added, at their places', () => {
    const mine = [one, menu('mine', { revision: undefined }), two, three];
    const theirs = [one, two, menu('theirs'), three];
    const { values, conflicts } = merge({ menus: mine }, { menus: theirs });
    expect([labels(values), conflicts]).toEqual(['one mine two theirs three', []]);
  });

  it('keeps the order of who has changed it', () => {
    expect(labels(merge({ menus: [three, one, two] }, {}).values)).toBe('three one two');
    expect(labels(merge({ label: 'x' }, { menus: [three, one, two] }).values)).toBe('three one two');
  });

  it('has different fields of one menu from both, with the revision of the server', () => {
    const mine = [{ ...one, label: 'first' }, two, three];
    const theirs = [{ ...one, icon: 'home', revision: 2 }, two, three];
    const { values, conflicts } = merge({ menus: mine }, { menus: theirs });
    expect(values.menus[0]).toMatchObject({ label: 'first', icon: 'home', revision: 2 });
    expect(conflicts).toEqual([]);
    const other = merge({ menus: mine }, { menus: [{ ...one, label: 'other', revision: 2 }, two, three] });
    expect(other.conflicts).toEqual([{ field: 'menus', label: 'first' }]);
  });

  it('lacks what one has deleted and the other left alone', () => {
    expect(labels(merge({ menus: [one, three] }, { label: 'x' }).values)).toBe('one three');
    expect(labels(merge({ label: 'x' }, { menus: [one, three] }).values)).toBe('one three');
  });

  it('asks about what one has deleted and the other changed', () => {
    const changed = [one, { ...two, label: 'changed', revision: 2 }, three];
    const mine = merge({ menus: [one, three] }, { menus: changed });
    expect([labels(mine.values), mine.conflicts]).toEqual(['one three', [{ field: 'menus', label: 'changed' }]]);
    expect(labels(merge({ menus: [one, three] }, { menus: changed }, 'theirs').values)).toBe('one changed three');
    const kept = merge({ menus: changed.map((each) => ({ ...each, revision: 1 })) }, { menus: [one, three] });
    expect(kept.values.menus.find(({ label }) => label === 'changed')?.revision).toBeUndefined();
  });

  it('has once what was saved already when the answer was lost', () => {
    const folder = menu('new', { revision: undefined });
    const inside = menu('inside', { revision: undefined, parent: folder.id });
    const saved = { ...folder, id: newId('000m'), revision: 1 };
    const { values, conflicts } = merge(
      { menus: [one, two, three, folder, inside] },
      { menus: [one, two, three, saved] },
    );
    expect([labels(values), conflicts]).toEqual(['one two three new inside', []]);
    expect(values.menus.at(-1)?.parent).toBe(saved.id);
  });

  it('leaves folders at the top that were put into each other', () => {
    const mine = [{ ...one, parent: two.id }, two, three];
    const theirs = [one, { ...two, parent: one.id, revision: 2 }, three];
    expect(merge({ menus: mine }, { menus: theirs }).values.menus.map(({ parent }) => parent)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
