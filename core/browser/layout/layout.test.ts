import { Layout } from './layout';
import { readStoredParts } from './storedParts';

describe('the layout', () => {
  let layout: Layout;
  beforeEach(() => (layout = new Layout()));

  it('has the default section and widths', () => {
    expect([layout.sidebarSection, layout.size('sidebar'), layout.size('right')]).toEqual(['modules', 300, 385]);
    expect([layout.isVisible('sidebar'), layout.isVisible('panel'), layout.isVisible('right')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('keeps the side bar of an empty sandbox at least 347 wide', () => {
    layout.setSandboxEmpty(true);
    expect(layout.size('sidebar')).toBe(347);
    layout.setSize('sidebar', 200);
    expect(layout.size('sidebar')).toBe(347);
    layout.setSize('sidebar', 400);
    expect(layout.size('sidebar')).toBe(400);
  });

  it('never changes the side bar in a magno studio', () => {
    layout.setSize('sidebar', 320);
    layout.setStudioType('magno');
    layout.setSize('sidebar', 500);
    layout.setSidebarSection('other');
    layout.setSidebarPosition('right');
    layout.setVisible('sidebar', false);
    layout.setZen(true);
    layout.reset();
    expect([
      layout.size('sidebar'),
      layout.sidebarSection,
      layout.sidebarPosition,
      layout.isVisible('sidebar'),
    ]).toEqual([320, 'modules', 'left', true]);
  });

  it('shows in zen mode what the user asks for, and all that was there before after it', () => {
    layout.setVisible('panel', true);
    layout.setZen(true);
    expect([layout.isVisible('sidebar'), layout.isVisible('panel'), layout.isVisible('statusbar')]).toEqual([
      false,
      false,
      false,
    ]);
    layout.toggle('sidebar');
    expect([layout.zen, layout.isVisible('sidebar')]).toEqual([true, true]);
    layout.setZen(false);
    expect([layout.isVisible('sidebar'), layout.isVisible('panel'), layout.isVisible('right')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is the same after it was stored, also from within zen mode', () => {
    layout.setSize('right', 500);
    layout.setPanelPosition('left');
    layout.setVisible('right', true);
    layout.setZen(true);
    const again = new Layout();
    again.restore(readStoredParts(JSON.parse(JSON.stringify(layout.toStored())) as never));
    expect([again.size('right'), again.panelPosition, again.isVisible('right'), again.zen]).toEqual([
      500,
      'left',
      true,
      false,
    ]);
  });

  it.each([
    [{ sizes: { sidebar: -5 } }, "The size of 'sidebar' is not possible."],
    [{ panelPosition: 'middle' }, 'is none of bottom, left, right, top'],
    [{ hidden: 'all' }, 'Expected the hidden parts as a list.'],
    ['wide', 'Expected the layout as an object.'],
  ])('refuses %j with the reason', (value, reason) => {
    expect(() => readStoredParts(value as never)).toThrow(reason);
  });

  it('fills in what an older version did not store', () => {
    expect(readStoredParts({}).sizes.right).toBe(385);
  });
});
