import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draw } from 'lathe/testing';
import { logoLimit } from '../../../common/appLogo';
import { startApps } from '../../testApps';
import { LogoField } from './LogoField';

const uploaded = '0BLB0000000000000new';

function show(value = '') {
  const { container, asked } = startApps(() => ({ result: { id: uploaded } }));
  const told: string[] = [];
  const application = { id: '000f0000000000000one', data: { type: 'Custom Application' as const, logo: value } };
  const drawn = draw(
    <LogoField
      application={application}
      value={value}
      error={undefined}
      changed={false}
      readOnly={false}
      onChange={(logo) => told.push(logo)}
    />,
    container,
    'lathe.apps',
  );
  return { ...drawn, asked, told };
}

const picture = (size: number, type = 'image/png') => new File([new Uint8Array(size)], 'logo.png', { type });
const input = () => screen.getByLabelText('Upload Picture…', { selector: 'input' });

describe('the logo of an application', () => {
  it('is a picture that is uploaded', async () => {
    const { asked, told } = show();
    await userEvent.upload(input(), picture(10));
    await waitFor(() => expect(told).toEqual([uploaded]));
    expect(asked[0]).toMatch(/^POST sys\/v1.0\/blobs\?name=logo.png&type=image\/png/);
  });

  it.each([
    ['too large', picture(logoLimit + 1)],
    ['no picture', picture(10, 'image/svg+xml')],
  ])('is refused at once where it is %s', async (_what, file) => {
    const { asked, told } = show();
    await userEvent.upload(input(), file, { applyAccept: false });
    expect((await screen.findByRole('alert')).textContent).toContain('at most 256 kB');
    expect([asked, told]).toEqual([[], []]);
  });

  it('is shown, and removed', async () => {
    const file = '0BLB0000000000000old';
    const { container, told } = show(file);
    expect(container.querySelector('img')?.getAttribute('src')).toContain(`/apps/000f0000000000000one/logo/${file}`);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(told).toEqual(['']);
  });
});
