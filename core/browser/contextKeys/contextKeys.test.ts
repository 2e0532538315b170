import { autorun } from 'mobx';
import { setUnexpectedErrorHandler } from '../../common/event';
import { trackDisposables } from '../../common/trackDisposables';
import { ContextKeys, withValues } from './contextKeys';

describe('ContextKeys', () => {
  const keep = trackDisposables();
  let keys: ContextKeys;
  beforeEach(() => (keys = new ContextKeys()));

  function changes(): readonly (readonly string[])[] {
    const seen: (readonly string[])[] = [];
    keep(keys.onDidChange((changed) => seen.push([...changed].sort())));
    return seen;
  }

  /** How often what reads the clause ran again. */
  function runsOf(when: string, context = keys.root): { readonly results: readonly boolean[] } {
    const results: boolean[] = [];
    keep({ dispose: autorun(() => results.push(keys.matches(when, context))) });
    return { results };
  }

  it('looks a key up through the scopes around', () => {
    const outer = keys.createScope();
    const inner = keys.createScope(outer);
    keys.set('a', 1);
    outer.set('a', 2);
    expect([keys.get('a'), outer.get('a'), inner.get('a')]).toEqual([1, 2, 2]);
    inner.set('a', undefined);
    expect(inner.get('a')).toBeUndefined();
    inner.remove('a');
    outer.remove('a');
    expect(inner.get('a')).toBe(1);
  });

  it('reports only keys whose value is another than before', () => {
    const seen = changes();
    keys.set('a', 1);
    keys.set('a', 1);
    keys.update({ a: 1, b: 2, c: undefined });
    keys.remove('a');
    keys.remove('a');
    expect(seen).toEqual([['a'], ['b'], ['a']]);
  });

  it('wakes only observers of the key that changed', () => {
    const a = runsOf('a');
    const b = runsOf('b');
    keys.set('a', true);
    keys.set('a', true);
    keys.set('c', true);
    expect(a.results).toEqual([false, true]);
    expect(b.results).toEqual([false]);
  });

  it('tells observers of several keys once when they change together', () => {
    const both = runsOf('a == 1 || b == 1');
    keys.update({ a: 1, b: 1 });
    expect(both.results).toEqual([false, true]);
  });

  it('wakes observers of an inner scope, unless the scope has a value of its own', () => {
    const scope = keys.createScope(keys.createScope());
    scope.set('own', 1);
    const inherited = runsOf('a', scope);
    const own = runsOf('own == 1', scope);
    keys.set('a', true);
    keys.set('own', 2);
    expect(inherited.results).toEqual([false, true]);
    expect(own.results).toEqual([true]);
  });

  it('reports only what changes when a scope moves, and wakes only its observers', () => {
    const [left, right] = [keys.createScope(), keys.createScope()];
    left.update({ same: 1, differs: 1, onlyLeft: 1, hidden: 1 });
    right.update({ same: 1, differs: 2, onlyRight: 1, hidden: 2 });
    const inner = keys.createScope(left);
    inner.set('hidden', 0);
    const same = runsOf('same == 1', inner);
    const differs = runsOf('differs == 1', inner);
    const seen = changes();
    inner.moveTo(right);
    expect(seen).toEqual([['differs', 'onlyLeft', 'onlyRight']]);
    expect(same.results).toEqual([true]);
    expect(differs.results).toEqual([true, false]);
    left.set('differs', 5);
    expect(differs.results).toHaveLength(2);
    right.set('differs', 1);
    expect(differs.results).toEqual([true, false, true]);
  });

  it('refuses to put a scope inside itself', () => {
    const outer = keys.createScope();
    const inner = keys.createScope(outer);
    expect(() => outer.moveTo(inner)).toThrow('inside itself');
    expect(() => outer.moveTo(outer)).toThrow('inside itself');
  });

  it('gives the scopes inside a disposed one to its parent', () => {
    const outer = keys.createScope();
    const inner = keys.createScope(outer);
    outer.set('a', 1);
    const a = runsOf('a == 1', inner);
    outer.dispose();
    expect(a.results).toEqual([true, false]);
    keys.set('a', 1);
    expect(a.results).toEqual([true, false, true]);
  });

  it('takes a context with passing values as a parent', () => {
    keys.set('a', 1);
    const row = withValues(keys.root, { viewItem: 'folder', a: undefined });
    expect(keys.matches('viewItem == folder && !a', row)).toBe(true);
    expect(keys.createScope(row).get('viewItem')).toBe('folder');
  });

  it('finds the scope of the nearest element around', () => {
    document.body.innerHTML = '<main><section><button></button></section></main>';
    const [main, section, button] = ['main', 'section', 'button'].map((name) => document.querySelector(name));
    if (!main || !section || !button) throw new Error('The page is not as written.');
    expect(keys.contextOf(button)).toBe(keys.root);
    expect(keys.contextOf(null)).toBe(keys.root);
    const scope = keys.createScope();
    const attached = keys.attach(section, scope);
    expect(keys.contextOf(button)).toBe(scope);
    expect(keys.contextOf(section)).toBe(scope);
    expect(keys.contextOf(main)).toBe(keys.root);
    attached.dispose();
    expect(keys.contextOf(button)).toBe(keys.root);
  });

  it('looks out of a shadow tree', () => {
    const host = document.createElement('div');
    const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('input'));
    const scope = keys.createScope();
    keep(keys.attach(host, scope));
    expect(keys.contextOf(inside)).toBe(scope);
  });

  it('holds without a clause, and reports a bad one once', () => {
    const errors: unknown[] = [];
    setUnexpectedErrorHandler((error) => errors.push(error));
    expect([keys.matches(undefined), keys.matches('')]).toEqual([true, true]);
    expect([keys.matches('a = b'), keys.matches('a = b'), keys.matches('!!a')]).toEqual([false, false, false]);
    expect(errors.map(String)).toEqual([
      `Error: The when clause "a = b" is wrong at character 3: The character '=' is not expected here. Did you mean '=='?`,
      `Error: The when clause "!!a" is wrong at character 2: '!' stands where a key is expected. Write a double negation as !(!key).`,
    ]);
  });
});
