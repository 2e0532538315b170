import { permissions } from 'lathe/common';
import { nameForBuilders } from './nameForBuilders';

it('tells names only to those who build', () => {
  expect(nameForBuilders({ permissions: new Set([permissions.developApplication]) }, 'shop__Order')).toBe(
    'shop__Order',
  );
  expect(nameForBuilders({ permissions: new Set([permissions.manageTenant]) }, 'shop__Order')).toBeUndefined();
});
