import { Notifications, Session } from 'lathe';
import { createTestContainer, trackDisposables } from 'lathe/testing';
import { FeedbackBox, marketplaceClient } from './feedbackBox';

describe('the feedback box', () => {
  const own = trackDisposables();

  it.each([
    ['', 0],
    [marketplaceClient, 1],
  ])('is there for users of the client "%s": %d', async (clientName, count) => {
    document.cookie = 'user_from=; path=/; max-age=0';
    const container = createTestContainer({ bind: [FeedbackBox] });
    const session = { currentUser: async () => ({ ctx: { clientName } }) };
    (await container.rebind(Session)).toConstantValue(session as unknown as Session);
    const box = own(container.get(FeedbackBox));
    await box.show();
    const { all } = container.get(Notifications);
    expect(all.map(({ sticky }) => sticky)).toEqual(Array(count).fill(true));
    expect(document.cookie.includes(`user_from=${marketplaceClient}`)).toBe(count === 1);
  });
});
