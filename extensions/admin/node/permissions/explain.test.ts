import { permissions } from 'lathe/common';
import type { AccessRule, AccessRules } from 'lathe/node';
import { explanationCalls } from '../../common/explanationCalls';
import { answerOf, ok, openAdministration } from '../testAdministration';
import { explain } from './explain';

const { developApplication, viewAuditLog } = permissions;
const fine = { mustChangePassword: false, locked: false };
const offers = { sets: [{ id: 's', name: 'Auditors' }], profiles: [{ id: 'p', name: 'System Administrator' }] };
const user = { id: 'u', name: 'dave', kind: 'User', profile: 'Developer', active: true } as const;
const profile: AccessRule = {
  source: 'profile',
  id: 'd',
  name: 'Developer',
  permissions: new Set([developApplication]),
};

function explained(rules: readonly AccessRule[], permission: string, more: Partial<AccessRules['user']> = {}) {
  return explain({ user: { ...user, ...more }, rules }, permission, fine, offers, 0);
}

describe('why a user may or may not', () => {
  it('may by his profile: another profile would end it', () => {
    const { allowed, rules, remedies } = explained([profile], developApplication);
    expect(allowed).toBe(true);
    expect(rules.map(({ rule, effect }) => `${rule} ${effect}`)).toEqual([
      'active nothing',
      'console nothing',
      'passwordChanged nothing',
      'notLocked nothing',
      'profile allows',
    ]);
    expect(remedies).toEqual([{ kind: 'changeProfile', id: 'd', name: 'Developer' }]);
  });

  it('may by sets and by a temporary grant: each would have to be taken', () => {
    const granting = { permissions: new Set([viewAuditLog]) };
    const { allowed, rules, remedies } = explained(
      [
        profile,
        { source: 'permissionSet', id: 'a', name: 'A', via: 'user', ...granting },
        { source: 'permissionSet', id: 'b', name: 'B', via: 'profile', ...granting },
        { source: 'temporaryGrant', id: 'g', name: 'ticket', endsIn: 1000, ...granting },
      ],
      viewAuditLog,
    );
    expect(allowed).toBe(true);
    expect(rules.slice(4).map(({ effect, until }) => [effect, until])).toEqual([
      ['nothing', undefined],
      ['allows', undefined],
      ['allows', undefined],
      ['allows', '1970-01-01T00:00:01.000Z'],
    ]);
    expect(remedies.map(({ kind }) => kind)).toEqual(['takeSet', 'takeSetFromProfile', 'endGrant']);
  });

  it('may not: says what would let him', () => {
    const { allowed, remedies } = explained([profile], viewAuditLog);
    expect(allowed).toBe(false);
    expect(remedies).toEqual([
      { kind: 'giveSet', id: 's', name: 'Auditors' },
      { kind: 'giveProfile', id: 'p', name: 'System Administrator' },
      { kind: 'grantForATime' },
    ]);
  });

  it('may not although it was granted: inactive, portal, locked, password to be changed', () => {
    for (const [more, kind] of [
      [{ active: false }, 'activate'],
      [{ kind: 'PortalUser' }, 'consoleUser'],
    ] as const) {
      const { allowed, remedies } = explained([profile], developApplication, more);
      expect([allowed, remedies]).toEqual([false, [{ kind }]]);
    }
    const state = { mustChangePassword: true, locked: true };
    const both = explain({ user, rules: [profile] }, developApplication, state, offers);
    expect([both.allowed, both.remedies]).toEqual([false, [{ kind: 'changePassword' }, { kind: 'unlock' }]]);
  });
});

describe('the call that explains it', () => {
  it('reads what is in the database, for who may, in his tenant', async () => {
    const test = await openAdministration();
    const request = { params: { id: test.ids.dave }, query: { permission: developApplication } };
    const explanation = await ok(test.ann, explanationCalls.explain, request);
    expect(explanation).toMatchObject({ allowed: true, user: { userName: 'dave' } });
    const other = await ok(test.ann, explanationCalls.explain, { ...request, query: { permission: viewAuditLog } });
    expect(other).toMatchObject({
      allowed: false,
      remedies: [{ kind: 'giveProfile', name: 'System Administrator' }, { kind: 'grantForATime' }],
    });
    expect(await answerOf(test.dave, explanationCalls.explain, request)).toBe('403 FORBIDDEN');
    expect(await answerOf(test.olga, explanationCalls.explain, request)).toBe('404 NOT_FOUND');
    const unknown = { ...request, query: { permission: 'Anything' } };
    expect(await answerOf(test.ann, explanationCalls.explain, unknown)).toBe('400 INVALID_REQUEST');
    await test.server.close();
  });
});
