import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app.tsx';

const dataOf = (document: Document): unknown => {
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent;
  return json ? JSON.parse(json) : undefined;
};

describe('the structured data of the company', () => {
  it.each(['/', '/contact'])('stands on %s, with name, address, place and mailboxes and no telephone', async (path) => {
    renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    expect(dataOf(document)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'GeneralContractor',
      name: 'ECLAR Builders',
      url: 'https://www.eclar.example/',
      address: { addressLocality: 'Gerona', addressRegion: 'Tarlac', postalCode: '2302', addressCountry: 'PH' },
      geo: { latitude: 15.616, longitude: 120.627 },
    });
    expect(dataOf(document)).toHaveProperty('contactPoint.length', 5);
    expect(dataOf(document)).not.toHaveProperty('telephone');
  });

  it('stands on no other page', async () => {
    renderApp('/privacy');
    await screen.findByRole('heading', { level: 1 });
    expect(dataOf(document)).toBeUndefined();
  });
});
