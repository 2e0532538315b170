import { iconOfTab } from './tabIcons';
import { testTab } from '../common/testRunning';

describe('the icon of a tab', () => {
  it('tells kinds apart, and those of views', () => {
    const kinds = (['object', 'dashboard', 'link'] as const).map((kind) => iconOfTab(testTab({ kind })));
    const views = (['list', 'kanban', 'calendar', 'gallery'] as const).map((viewKind) =>
      iconOfTab(testTab({ kind: 'view', viewKind })),
    );
    expect(new Set([...kinds, ...views]).size).toBe(7);
  });

  it('is the one that was chosen', () => {
    expect(iconOfTab(testTab({ kind: 'view', viewKind: 'kanban', icon: 'heart' }))).toBe('heart');
  });
});
