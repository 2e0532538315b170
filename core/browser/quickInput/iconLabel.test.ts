import { parseIconLabel } from './iconLabel';

describe('parseIconLabel', () => {
  it('takes icons out and remembers their places', () => {
    expect(parseIconLabel('$(gear) Settings $(sync~spin)now')).toEqual({
      text: 'Settings now',
      icons: [
        { at: 0, name: 'gear' },
        { at: 9, name: 'sync' },
      ],
    });
  });

  it('leaves alone what is no icon', () => {
    expect(parseIconLabel('cost $(5 USD)').text).toBe('cost $(5 USD)');
  });
});
