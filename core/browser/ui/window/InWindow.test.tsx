import { act, screen } from '@testing-library/react';
import { createContainer } from '../../../common/container';
import { coreServices } from '../../services';
import { Windows } from '../../windows/windows';
import { drawKit } from '../testing/drawKit';
import { InWindow } from './InWindow';

function start() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const child = frame.contentWindow;
  if (!child) throw new Error('The frame has no window.');
  const container = createContainer(coreServices);
  const windows = container.get(Windows);
  const attached = windows.attach(child);
  const enter = (): boolean => child.dispatchEvent(new Event('focus'));
  return { container, windows, attached, child, enter };
}

describe('InWindow', () => {
  it('draws where the user is, and in the main window when that one closes', () => {
    const { container, child, enter, attached } = start();
    enter();
    drawKit(<InWindow>{(page) => <p>{page === document ? 'main' : 'child'}</p>}</InWindow>, container);
    expect([child.document.body.textContent, document.body.textContent]).toEqual(['child', '']);
    act(() => attached.dispose());
    expect(screen.getByText('main')).toBeDefined();
  });

  it('stays, and tells, when the user goes to another window', () => {
    const { container, child, enter, attached } = start();
    const left = jest.fn();
    drawKit(<InWindow onLeave={left}>{() => <p>asked</p>}</InWindow>, container);
    expect(left).not.toHaveBeenCalled();
    act(() => void enter());
    expect([left.mock.calls.length, child.document.body.textContent]).toEqual([1, '']);
    expect(screen.getByText('asked')).toBeDefined();
    act(() => attached.dispose());
  });
});
