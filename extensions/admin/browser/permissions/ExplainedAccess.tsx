import { Icon, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import type { ExplainedRule, Explanation, Remedy } from '../../common/explanationCalls';
import { formatTime } from '../formatTime';
import { permissionKeyOf } from './permissionKeys';

const icons = { allows: 'pass', refuses: 'error', kept: 'check', nothing: 'dash' } as const;

/** What the account itself must be like: nothing else is said of it than that it is so. */
const conditions: readonly ExplainedRule['rule'][] = ['active', 'console', 'passwordChanged', 'notLocked'];

function saying({ rule, effect }: ExplainedRule): keyof typeof icons {
  return effect === 'nothing' && conditions.includes(rule) ? 'kept' : effect;
}

/** The answer, each rule with what it says, and what would change it. */
export function ExplainedAccess({ explanation }: { readonly explanation: Explanation }): ReactNode {
  const { user, permission, allowed, rules, remedies } = explanation;
  const t = useTexts();
  const what = { user: user.userName, permission: t(`permission.${permissionKeyOf(permission) ?? ''}`) };
  return (
    <section aria-label={t('explain')}>
      <p className="explanation__answer" role="status">
        <Icon name={allowed ? 'pass' : 'error'} /> {t(allowed ? 'explain.may' : 'explain.mayNot', what)}
      </p>
      <h2>{t('explain.rules')}</h2>
      <ol aria-label={t('explain.rules')}>
        {rules.map((rule, index) => (
          <li key={index} className={`explanation__rule explanation__rule--${saying(rule)}`}>
            <Icon name={icons[saying(rule)]} />
            <span>
              {ruleText(t, rule)} — {t(`explain.effect.${saying(rule)}`)}
            </span>
          </li>
        ))}
      </ol>
      <h2>{t(allowed ? 'explain.toTake' : 'explain.toGive')}</h2>
      <ul aria-label={t(allowed ? 'explain.toTake' : 'explain.toGive')}>
        {remedies.map((remedy, index) => (
          <li key={index} className="explanation__rule">
            <Icon name="arrow-right" />
            <span>{remedyText(t, remedy, what)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Say = ReturnType<typeof useTexts>;

function ruleText(t: Say, { rule, effect, name = '', via, until }: ExplainedRule): string {
  const account = effect === 'refuses' ? `explain.rule.${rule}.not` : `explain.rule.${rule}`;
  const key = via ? `explain.rule.${rule}.${via}` : name === '' ? account : `explain.rule.${rule}`;
  return t(key, { name, until: formatTime(until, 'short') ?? '' });
}

function remedyText(t: Say, { kind, name = '' }: Remedy, what: Readonly<Record<string, string>>): string {
  return t(`explain.remedy.${kind}`, { ...what, name });
}
