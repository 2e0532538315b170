import { testActor } from '../testing/testActor';
import { type EventAudience, hearingOf } from './eventAudience';

const audience: EventAudience = { topic: 'data', changedBy: [], typesFor: async () => new Set(['Ticket']) };
const guest = testActor({ kind: 'PortalUser' });

describe('users of built applications', () => {
  it('hear of no type of which they may not know', async () => {
    const hears = await hearingOf(guest, [audience]);
    expect(hears({ topic: 'data', type: 'Ticket', action: 'created' })).toBe(true);
    expect(hears({ topic: 'data', type: 'Secret', action: 'created' })).toBe(false);
  });

  it('hear of other topics, and of what has no type', async () => {
    const hears = await hearingOf(guest, [audience]);
    expect(hears({ topic: 'objects', type: 'Secret' })).toBe(true);
    expect(hears({ topic: 'data' })).toBe(true);
  });
});

it('tells users of the console of everything', async () => {
  const hears = await hearingOf(testActor(), [audience]);
  expect(hears({ topic: 'data', type: 'Secret' })).toBe(true);
});
