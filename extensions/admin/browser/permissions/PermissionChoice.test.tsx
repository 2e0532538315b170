import { act, fireEvent, screen } from '@testing-library/react';
import { FailedCall, Session } from 'lathe';
import { createTestContainer, draw } from 'lathe/testing';
import { FormModel } from 'lathe/ui';
import { runInAction } from 'mobx';
import english from '../../locales/en.json';
import { PermissionChoice } from './PermissionChoice';

interface Values {
  readonly permissions: readonly string[];
}

const granted = ['View Audit Log', 'Manage System'];
const user = {
  id: 'u',
  userName: 'ann',
  tenantId: 't',
  tenantName: 'Test',
  languageLocaleKey: 'en_US',
  profile: 'Standard User',
  permissions: ['Manage Jobs', 'View Audit Log'],
  fullName: '',
  email: null,
  phone: null,
  requireNamespace: false,
  namespace: null,
  mustChangePassword: false,
  customerChannel: '',
  xDomainType: '',
  ctx: { clientName: '', userType: 'User', hwCloud: { domainId: '' } },
} as const;

async function drawn(readOnly = false, save: () => Promise<void> = async () => undefined) {
  const container = createTestContainer({ texts: ['lathe.admin', english] });
  runInAction(() => (container.get(Session).user = { ...user, permissions: [...user.permissions] }));
  const form = new FormModel<Values>({ load: async () => ({ permissions: granted }), save });
  await form.load();
  draw(<PermissionChoice form={form} readOnly={readOnly} />, container, 'lathe.admin');
  return form;
}

const box = (name: string): HTMLElement => screen.getByRole('checkbox', { name });
const isOn = (name: string): boolean => box(name).matches(':checked');

describe('PermissionChoice', () => {
  it('grants and takes away, as the form sees it', async () => {
    const form = await drawn();
    expect([isOn('View Audit Log'), isOn('Manage Jobs')]).toEqual([true, false]);
    fireEvent.click(box('Manage Jobs'));
    fireEvent.click(box('View Audit Log'));
    expect(form.values.permissions).toEqual(['Manage Jobs', 'Manage System']);
    act(() => form.reset());
    expect(form.dirty).toBe(false);
  });

  it('offers nothing that the user lacks, but lets him take it away', async () => {
    const form = await drawn();
    expect(box('Manage Users').matches(':disabled')).toBe(true);
    fireEvent.click(box('Manage System'));
    expect(form.values.permissions).toEqual(['View Audit Log']);
  });

  it('says beside them what the server finds wrong', async () => {
    const refused = new FailedCall(
      { resCode: 'INVALID_REQUEST', resMsg: 'No.', fields: [{ path: 'body.permissions.0', message: 'Not this one.' }] },
      400,
    );
    const form = await drawn(false, () => Promise.reject(refused));
    fireEvent.click(box('Manage Jobs'));
    await act(async () => void (await form.save()));
    expect(screen.getByRole('alert').textContent).toBe('Not this one.');
  });

  it('only shows what cannot be changed', async () => {
    await drawn(true);
    expect(screen.getAllByRole('checkbox').every((each) => each.matches(':disabled'))).toBe(true);
  });
});
