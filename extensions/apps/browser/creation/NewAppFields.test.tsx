import { act, screen } from '@testing-library/react';
import { FailedCall } from 'lathe';
import { Form } from 'lathe/ui';
import { draw } from 'lathe/testing';
import { startApps } from '../testApps';
import { NewAppFields } from './NewAppFields';
import { newAppForm } from './newAppForm';

const exhausted = /has been exhausted/;

describe('a new application where there may be no more', () => {
  async function show() {
    const { container } = startApps(() => ({ result: [] }));
    const resMsg = 'The number of App services allowed by the current tenant has been exhausted.';
    const save = () => Promise.reject(new FailedCall({ resCode: 'APP_QUOTA', resMsg }, 409));
    const form = newAppForm({ type: 'Custom Application', t: (key) => key, save });
    await form.load();
    draw(
      <Form form={form} label="New">
        <NewAppFields form={form} quota={{ limit: 1, used: 1, namespace: 'ns' }} />
      </Form>,
      container,
      'lathe.apps',
    );
    return form;
  }

  it('says so before anything is typed', async () => {
    await show();
    expect(screen.getAllByText(exhausted)).toHaveLength(1);
  });

  it('says so once when the server says it too', async () => {
    const form = await show();
    await act(async () => {
      form.set('label', 'Shop');
      form.set('name', 'Shop');
      await form.save();
    });
    expect(form.problem).toMatch(exhausted);
    expect(screen.getAllByText(exhausted)).toHaveLength(1);
  });
});
