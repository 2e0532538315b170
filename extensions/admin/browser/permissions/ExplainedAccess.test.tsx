import { screen, within } from '@testing-library/react';
import { createTestContainer, draw } from 'lathe/testing';
import type { Explanation } from '../../common/explanationCalls';
import english from '../../locales/en.json';
import { ExplainedAccess } from './ExplainedAccess';

const user = { id: 'u', userName: 'dave', profile: 'Developer', kind: 'User', active: true } as const;

function drawn(explanation: Omit<Explanation, 'user' | 'permission'>): void {
  const container = createTestContainer({ texts: ['lathe.admin', english] });
  const whole = { user, permission: 'View Audit Log', ...explanation };
  draw(<ExplainedAccess explanation={whole} />, container, 'lathe.admin');
}

const lines = (list: string): (string | null)[] =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('ExplainedAccess', () => {
  it('says what each rule says, and what has to be taken from who may', () => {
    drawn({
      allowed: true,
      rules: [
        { rule: 'active', effect: 'nothing' },
        { rule: 'profile', effect: 'nothing', id: 'p', name: 'Developer' },
        { rule: 'permissionSet', effect: 'allows', id: 's', name: 'Auditors', via: 'profile' },
      ],
      remedies: [{ kind: 'takeSetFromProfile', id: 's', name: 'Auditors' }],
    });
    expect(screen.getByRole('status').textContent).toContain('dave may: View Audit Log');
    expect(lines('Rules')).toEqual([
      'The account is active — as it should be',
      "Profile 'Developer' — says nothing",
      "Permission set 'Auditors', by the profile — grants it",
    ]);
    expect(lines('To take it away, do all of this')).toEqual(["Take the permission set 'Auditors' from the profile."]);
  });

  it('says what forbids it, and what would help', () => {
    drawn({
      allowed: false,
      rules: [{ rule: 'active', effect: 'refuses' }],
      remedies: [{ kind: 'activate' }, { kind: 'giveSet', id: 's', name: 'Auditors' }, { kind: 'grantForATime' }],
    });
    expect(screen.getByRole('status').textContent).toContain('dave may not: View Audit Log');
    expect(lines('Rules')).toEqual(['The account is deactivated — forbids it']);
    expect(lines('To let the user do it')).toEqual([
      'Activate the account of dave.',
      "Give dave the permission set 'Auditors'.",
      "Or grant 'View Audit Log' for a time.",
    ]);
  });
});
