import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { lazyPart, type LazyPartLook } from './lazyPart';

interface Props {
  readonly name: string;
}
const Content = ({ name }: Props) => <p>here is {name}</p>;
const look: LazyPartLook<Props> = {
  waiting: ({ name }) => <p>waiting for {name}</p>,
  failed: ({ name }, error, retry) => (
    <button onClick={retry}>
      {name}: {String(error instanceof Error && error.message)}
    </button>
  ),
};

describe('lazyPart', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  async function draw(load: () => Promise<ComponentType<Props>>) {
    const Part = lazyPart(load, look);
    let drawn: ReturnType<typeof render> | undefined;
    await act(async () => (drawn = render(<Part name="it" />)));
    return { Part, drawn };
  }

  it('draws what is loaded, and loads it once', async () => {
    const load = jest.fn(() => Promise.resolve(Content));
    const { Part } = await draw(load);
    expect(screen.getByText('here is it')).toBeDefined();
    await act(async () => void render(<Part name="another" />));
    expect(screen.getByText('here is another')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is there at once where it was asked for before', async () => {
    const Part = lazyPart(() => Promise.resolve(Content), look);
    await Part.load();
    render(<Part name="it" />);
    expect(screen.getByText('here is it')).toBeDefined();
  });

  it('says what did not come, and loads it again when asked', async () => {
    const load = jest.fn(() => Promise.resolve(Content)).mockRejectedValueOnce(new Error('lost'));
    await draw(load);
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => screen.getByRole('button', { name: 'it: lost' }).click());
    expect(screen.getByText('here is it')).toBeDefined();
  });

  it('loads it again when it is drawn anew', async () => {
    const { Part, drawn } = await draw(
      jest.fn(() => Promise.resolve(Content)).mockRejectedValueOnce(new Error('lost')),
    );
    drawn?.unmount();
    await act(async () => void render(<Part name="it" />));
    expect(screen.getByText('here is it')).toBeDefined();
  });

  it('leaves what the component throws to those around it', async () => {
    const Broken = (): never => {
      throw new Error('broken');
    };
    const Part = lazyPart(() => Promise.resolve<ComponentType<Props>>(Broken), look);
    await act(
      async () =>
        void render(
          <ErrorBoundary fallback={(error) => <p>outside: {String(error)}</p>}>
            <Part name="it" />
          </ErrorBoundary>,
        ),
    );
    expect(screen.getByText('outside: Error: broken')).toBeDefined();
  });
});
