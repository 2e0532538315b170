import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tab } from 'lathe';
import { draw } from 'lathe/testing';
import { startApps, testApplication } from '../testApps';
import { AppPreview } from './AppPreview';

const id = '000f0000000000000one';
const tab = { key: 'k', type: 'apps.preview', id, name: 'Desk', params: {} } as unknown as Tab;

describe('the preview of an application', () => {
  it('shows it at its address, at the size of a device', async () => {
    const { container } = startApps(() => ({ result: testApplication({ id, name: 'ns__Desk', label: 'Desk' }) }));
    draw(<AppPreview tab={tab} />, container, 'lathe.apps');
    const frame = await screen.findByTitle('Preview of Desk');
    expect([frame.getAttribute('src'), frame.style.width]).toEqual(['/app/ns__Desk', '100%']);
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  it('says why there is none, and tries again', async () => {
    let found = false;
    const { container } = startApps(() =>
      found
        ? { result: testApplication({ id, name: 'ns__Desk', label: 'Desk' }) }
        : { resCode: 'NOT_FOUND', resMsg: 'It is not there.' },
    );
    draw(<AppPreview tab={tab} />, container, 'lathe.apps');
    expect(await screen.findByText('It is not there.')).toBeTruthy();
    found = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByTitle('Preview of Desk')).toBeTruthy();
  });
});
