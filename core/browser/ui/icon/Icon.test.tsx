import { render, screen } from '@testing-library/react';
import { Icon } from './Icon';
import { pictureIcon } from './ownPicture';

describe('Icon', () => {
  it('shows a picture in its own colours, which is decoration unless it is called something', () => {
    const { container } = render(<Icon name={pictureIcon('/logo/1')} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/logo/1');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says what it is called', () => {
    render(<Icon name={pictureIcon('/logo/1')} label="Shop" />);
    expect(screen.getByRole('img', { name: 'Shop' })).toBeTruthy();
  });

  it('draws everything else in the colour of the text', () => {
    const { container } = render(<Icon name="/icons/mine.svg" />);
    expect(container.querySelector('img')).toBeNull();
  });
});
