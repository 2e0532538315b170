import type { ApplicationType } from '../../../common/applicationTypes';
import { testApplication } from '../../testApps';
import { appTab } from './appTab';

describe('appTab', () => {
  const tabOf = (type: ApplicationType, logo = '') =>
    appTab(testApplication({ id: '000f0000000000000one', label: 'Shop', data: { type, logo } }));

  it('is known by the icon of the type of its application', () => {
    expect(tabOf('Addon Application')).toEqual({ name: 'Shop', icon: 'extensions' });
  });

  it('is known by the icon that was chosen', () => {
    expect(tabOf('Addon Application', 'home').icon).toBe('home');
  });

  it('is known by the picture that was uploaded', () => {
    const address = '/u-route/baas/sys/v1.0/apps/000f0000000000000one/logo/0BLB0000000000000one';
    expect(tabOf('Addon Application', '0BLB0000000000000one').icon).toBe(`picture:${address}`);
  });
});
