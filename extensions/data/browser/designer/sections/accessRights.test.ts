import type { AccessView } from '../../../common/accessCalls';
import { grantedAnyway, mayField, withFieldRight, withRight } from './accessRights';

const nobody: AccessView = { source: 's', kind: 'profile', label: 'S', everything: 'none', access: null };

describe('rights', () => {
  it('bring along what they need, and go with it', () => {
    const all = withRight(nobody, 'modifyAll', true);
    expect(all.access).toMatchObject({ read: true, edit: true, delete: true, viewAll: true, create: false });
    expect(withRight(all, 'edit', false).access).toMatchObject({
      read: true,
      edit: false,
      delete: false,
      modifyAll: false,
    });
    expect(withRight(all, 'read', false).access).toMatchObject({ read: false, viewAll: false, modifyAll: false });
  });

  it('of a field: what is hidden is not edited', () => {
    const hidden = withFieldRight(nobody, 'f', 'see', false);
    expect([mayField(hidden, 'f', 'see'), mayField(hidden, 'f', 'edit')]).toEqual([false, false]);
    const seen = withFieldRight(hidden, 'f', 'see', true);
    expect([mayField(seen, 'f', 'see'), mayField(seen, 'f', 'edit')]).toEqual([true, false]);
    expect(withFieldRight(seen, 'f', 'edit', true).access?.fields).toEqual({});
  });

  it('are there anyway by a permission of the system', () => {
    expect(grantedAnyway({ ...nobody, everything: 'modify' }, 'delete')).toBe(true);
    expect(grantedAnyway({ ...nobody, everything: 'view' }, 'delete')).toBe(false);
  });
});
