import { ContributionPoint } from '../../common/extensions/contributionPoint';
import { openTestServer } from '../testing/testServer';
import { Contributions } from './contributions';

interface Greeting {
  greet(name: string): string;
}

const greetings = new ContributionPoint<Greeting>('test.greetings');
const numbers = new ContributionPoint<number>('test.numbers');

describe('contributions between extensions', () => {
  it('come to the point that they were made for, in their order', () => {
    const contributions = new Contributions();
    expect(contributions.to(greetings)).toEqual([]);
    contributions.add(greetings, { greet: (name) => `Hello ${name}` });
    contributions.add(numbers, 2);
    contributions.add(numbers, 1);
    contributions.add(numbers, 0);
    expect(contributions.to(greetings).map((one) => one.greet('Ann'))).toEqual(['Hello Ann']);
    expect(contributions.to(numbers)).toEqual([2, 1, 0]);
  });

  it('reach an extension that was activated before those that contribute', async () => {
    let read: () => readonly number[] = () => [];
    const server = await openTestServer({
      extensions: {
        reader: {
          activate: ({ get }) => {
            const contributions = get(Contributions);
            read = () => contributions.to(numbers);
          },
        },
        one: { activate: (context) => context.contribute(numbers, 1) },
        two: { activate: (context) => context.contribute(numbers, 2) },
      },
    });
    expect(read()).toEqual([1, 2]);
    await server.close();
  });

  it('belong to one server: another one in the same process has its own', () => {
    const [one, other] = [new Contributions(), new Contributions()];
    one.add(numbers, 1);
    expect(other.to(numbers)).toEqual([]);
  });
});
