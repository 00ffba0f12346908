import { render, screen } from '@testing-library/react';
import type { ShownPicture } from '#shared/content/pictures/picture';
import { Picture } from './picture.tsx';

const BRIDGE: ShownPicture = {
  base: '/assets/bridge-1a2b3c4d',
  widths: [270, 460, 650, 1000],
  width: 1000,
  height: 400,
  tone: 'tone-mist',
  alt: 'A bridge.',
};

function renderPicture(
  props: { urgent?: boolean; eager?: boolean; className?: string } = {},
  changes: Partial<ShownPicture> = {},
) {
  render(<Picture picture={{ ...BRIDGE, ...changes }} sizes="50vw" {...props} />);
  const image = screen.getByRole('img', { name: 'A bridge.' });
  return { image, sources: [...image.parentElement!.querySelectorAll('source')] };
}

describe('a picture', () => {
  it('comes as AVIF, WebP or JPEG in four widths, by how wide it is shown', () => {
    const { image, sources } = renderPicture();
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    const sets = [...sources, image].map((element) => element.getAttribute('srcset'));
    for (const [index, format] of ['avif', 'webp', 'jpeg'].entries()) {
      const widths = [270, 460, 650, 1000].map((width) => `/assets/bridge-1a2b3c4d-${width}.${format} ${width}w`);
      expect(sets[index]).toBe(widths.join(', '));
    }
    for (const element of [...sources, image]) expect(element).toHaveAttribute('sizes', '50vw');
    expect(image).toHaveAttribute('src', '/assets/bridge-1a2b3c4d-460.jpeg');
  });

  it('keeps its place, in its colour', () => {
    const { image } = renderPicture({ className: 'wide' });
    expect(image).toHaveAttribute('width', '1000');
    expect(image).toHaveAttribute('height', '400');
    expect(image).toHaveClass('tone-mist', 'wide');
    expect(image).not.toHaveAttribute('style');
  });

  it.each([
    [{ x: 0.1, y: 0.2 }, 'topLeft'],
    [{ x: 1, y: 1 }, 'bottomRight'],
    [{ x: 0.5, y: 0 }, 'topCenter'],
    [{ x: 0.9, y: 0.5 }, 'middleRight'],
  ])('keeps the part at %j in sight where it is cropped', (focus, className) => {
    expect(renderPicture({}, { focus }).image).toHaveClass(className);
  });

  it('waits until it is near, unless it is wanted at once', () => {
    expect(renderPicture().image).toHaveAttribute('loading', 'lazy');
  });

  it('is fetched before all else as the largest of the first screenful', () => {
    const { image } = renderPicture({ urgent: true });
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('is fetched out of sight where it will be wanted next', () => {
    const { image } = renderPicture({ eager: true });
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).not.toHaveAttribute('fetchpriority');
  });
});
