import { type AccessRule, type AccessRules, permissionsBy } from 'lathe/node';
import type { ExplainedRule, Explanation, Remedy } from '../../common/explanationCalls';

/** What keeps an account from doing anything, whatever it was granted. */
export interface AccountState {
  readonly mustChangePassword: boolean;
  readonly locked: boolean;
}

/** What a user who lacks a permission could be given. */
export interface Offers {
  readonly sets: readonly Named[];
  readonly profiles: readonly Named[];
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Rule by rule: what the account itself says, then all that could grant the permission. */
export function explain(
  found: AccessRules,
  permission: string,
  state: AccountState,
  offers: Offers,
  now = Date.now(),
): Explanation {
  const { id, name: userName, profile, kind, active } = found.user;
  const rules = [...accountRules(found, state), ...found.rules.map((rule) => grantRule(rule, permission, now))];
  const refused = rules.some(({ effect }) => effect === 'refuses');
  const granted = found.rules.some((rule) => rule.permissions.has(permission));
  const allowed = !refused && permissionsBy(found).has(permission);
  const remedies = allowed ? waysToTake(rules) : [...waysToOpen(rules), ...(granted ? [] : waysToGive(offers))];
  return { user: { id, userName, profile, kind, active }, permission, allowed, rules, remedies };
}

function accountRules({ user }: AccessRules, { mustChangePassword, locked }: AccountState): ExplainedRule[] {
  const checks: readonly [ExplainedRule['rule'], boolean][] = [
    ['active', user.active],
    ['console', user.kind === 'User'],
    ['passwordChanged', !mustChangePassword],
    ['notLocked', !locked],
  ];
  return checks.map(([rule, kept]) => ({ rule, effect: kept ? 'nothing' : 'refuses' }));
}

function grantRule({ source, id, name, via, endsIn, permissions }: AccessRule, permission: string, now: number) {
  return {
    rule: source,
    effect: permissions.has(permission) ? 'allows' : 'nothing',
    id,
    name,
    ...(via ? { via } : {}),
    ...(endsIn === undefined ? {} : { until: new Date(now + endsIn).toISOString() }),
  } satisfies ExplainedRule;
}

const openings: Partial<Record<ExplainedRule['rule'], Remedy['kind']>> = {
  active: 'activate',
  console: 'consoleUser',
  passwordChanged: 'changePassword',
  notLocked: 'unlock',
};

function waysToOpen(rules: readonly ExplainedRule[]): Remedy[] {
  return rules.flatMap(({ rule, effect }) => {
    const kind = openings[rule];
    return effect === 'refuses' && kind ? [{ kind }] : [];
  });
}

function waysToGive({ sets, profiles }: Offers): Remedy[] {
  return [
    ...sets.map((set) => ({ kind: 'giveSet' as const, ...set })),
    ...profiles.map((profile) => ({ kind: 'giveProfile' as const, ...profile })),
    { kind: 'grantForATime' },
  ];
}

/** Each of them is needed: what one rule takes away another would still grant. */
function waysToTake(rules: readonly ExplainedRule[]): Remedy[] {
  return rules.flatMap(({ rule, effect, id, name, via }) => {
    if (effect !== 'allows') return [];
    return [{ kind: takingOf(rule, via), ...(id ? { id } : {}), ...(name ? { name } : {}) }];
  });
}

function takingOf(rule: ExplainedRule['rule'], via: ExplainedRule['via']): Remedy['kind'] {
  if (rule === 'permissionSet') return via === 'profile' ? 'takeSetFromProfile' : 'takeSet';
  return rule === 'temporaryGrant' ? 'endGrant' : 'changeProfile';
}
