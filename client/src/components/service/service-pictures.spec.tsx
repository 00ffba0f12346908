import { screen, within } from '@testing-library/react';
import type { Service } from '#shared/content/documents/services';
import { SAMPLE } from '#shared/content/sample/sample';
import { renderApp } from '../../testing/render-app.tsx';

const NOTE = 'Illustration, not a photograph.';
const UPLOADED = 'p-0123456789ab';

const photo = (caption: string, more: object = {}) => ({
  picture: { picture: UPLOADED, alt: `In it: ${caption}` },
  caption,
  ...more,
});

async function openConcrete(more: Partial<Service> = {}) {
  const services = SAMPLE.services.services.map((service) =>
    service.id === 'rmc' ? { ...service, ...more } : service,
  );
  renderApp('/rmc', {}, { content: { services: { services, moved: [] } } });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Ready Mix Concrete' });
  return within(heading.parentElement!.parentElement!);
}

describe('the pictures of a service', () => {
  it('have a rendering in the head, which says so', async () => {
    const head = await openConcrete();
    expect(head.getByRole('img', { name: /^Rendering: fresh ready-mix concrete/ })).toBeVisible();
    expect(head.getByText(NOTE)).toBeVisible();
  });

  it("have the owner's picture there without that note", async () => {
    const head = await openConcrete({ picture: { picture: UPLOADED, alt: 'Our mixer.' } });
    expect(head.getByRole('img', { name: 'Our mixer.' })).toBeVisible();
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });

  it('have photographs instead of the rendering, with what they show, where and when', async () => {
    const head = await openConcrete({
      photos: [
        photo('Pouring a slab', { place: 'Pura, Tarlac', takenOn: '2026-03-05' }),
        photo('The plant'),
        photo('A truck', { place: '', takenOn: null }),
      ],
    });
    expect(head.getByRole('img', { name: 'In it: Pouring a slab' })).toBeVisible();
    expect(head.getByText('Pouring a slab, Pura, Tarlac, 5 March 2026')).toBeVisible();
    const others = within((await screen.findByRole('heading', { level: 2, name: 'Photographs' })).closest('section')!);
    expect(others.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'In it: The plant',
      'In it: A truck',
    ]);
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /^Rendering/ })).not.toBeInTheDocument();
  });
});
