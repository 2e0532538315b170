import { contributionsOf } from './contributionsOf';

describe('contributionsOf', () => {
  it('tells of each kind that there is, in the words of the manifest', () => {
    const tables = contributionsOf({
      name: 'one',
      version: '1.0.0',
      contributes: {
        commands: [{ command: 'one.run', title: 'Run', category: 'One' }],
        keybindings: [{ command: 'one.run', key: 'ctrl+k r' }],
        views: { box: [{ id: 'one.view', name: 'Things' }] },
        configuration: { properties: { 'one.size': { type: 'number', default: 3, description: 'How large.' } } },
      },
    });
    expect(Object.fromEntries(tables.map(({ kind, rows }) => [kind, rows]))).toEqual({
      commands: [['One: Run', 'one.run', 'ctrl+k r']],
      keybindings: [['ctrl+k r', 'one.run', '']],
      views: [['Things', 'one.view', 'box']],
      configuration: [['one.size', 'How large.', '3']],
    });
  });

  it('has nothing to tell of an empty manifest', () => {
    expect(contributionsOf({ name: 'one', version: '1.0.0' })).toEqual([]);
  });
});
