import { permissions } from 'lathe/common';
import { z } from 'zod';
import english from '../locales/en.json';
import manifest from '../package.json';
import { groupsFor } from './pages';

const everything = new Set<string>(Object.values(permissions));
const all = groupsFor(everything).flatMap(({ pages }) => pages);
const Texts = z.record(z.string(), z.string());

describe('groupsFor', () => {
  it('names commands and texts that there are', () => {
    const commands = new Set(manifest.contributes.commands.map(({ command }) => command));
    expect(all.filter(({ command }) => !commands.has(command))).toEqual([]);
    const texts = Texts.parse(english);
    expect(all.filter(({ text }) => texts[text] === undefined)).toEqual([]);
    expect(groupsFor(everything).filter(({ text }) => texts[text] === undefined)).toEqual([]);
  });

  it('has every page that one opens by a command of its own', () => {
    const shown = manifest.contributes.commands
      .map(({ command }) => command)
      .filter((id) => id.startsWith('admin.show'));
    expect(shown.filter((id) => !all.some(({ command }) => command === id))).toEqual([]);
  });

  it('leaves out what somebody may not see, and groups of which nothing is left', () => {
    const groups = groupsFor(new Set([permissions.viewAuditLog]));
    expect(groups.map(({ pages }) => pages.map(({ id }) => id))).toEqual([
      ['sessions'],
      ['accessTokens'],
      ['auditLog'],
    ]);
    const either = groupsFor(new Set([permissions.manageSystem])).flatMap(({ pages }) => pages.map(({ id }) => id));
    expect(either).toContain('tenant');
  });
});
