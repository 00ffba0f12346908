import { builtClient } from '../../testing/built/built-client.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { editorOf } from '../../testing/calls/editor-calls.ts';
import { pictureCalls } from '../../testing/calls/picture-calls.ts';
import { METRICS_TOKEN, scrape } from '../../testing/samples/metrics.ts';
import { newPicture, pngBomb } from '../../testing/samples/pictures.ts';

const client = builtClient();
afterAll(() => client.remove());

describe('what a process did with content and pictures', () => {
  const app = useApp({ clientDir: client.path, variables: { METRICS_TOKEN } });
  const editor = editorOf(app);
  const { upload, refused } = pictureCalls(app);
  /** The increase between two scrapes. */
  async function grownBy(work: () => Promise<unknown>) {
    const before = await scrape(app);
    await work();
    const after = await scrape(app);
    return (sample: string) => (after.get(sample) ?? NaN) - (before.get(sample) ?? 0);
  }

  it('is told of publications, with the rendering of their pages', async () => {
    await editor.rename('Gerona Builders');
    const grown = await grownBy(() => editor.published());
    expect(grown('content_publications_total{outcome="done"}')).toBe(1);
    expect(grown('content_publications_total{outcome="refused"}')).toBe(0);
    expect(grown('content_publication_seconds_total')).toBeGreaterThan(0);
    expect(grown('site_renders_total{outcome="done"}')).toBeGreaterThanOrEqual(1);
    expect(grown('site_rendered_pages_total')).toBeGreaterThan(1);
    expect(grown('site_render_seconds_total')).toBeGreaterThan(0);
  });

  it('is told of publications that are refused, and of pages that cannot be rendered', async () => {
    await editor.rename('Broken');
    const grown = await grownBy(() => editor.publish());
    expect(grown('content_publications_total{outcome="refused"}')).toBe(1);
    expect(grown('site_renders_total{outcome="failed"}')).toBe(1);
    await editor.discardAll();
  });

  it('is told of drafts, while there are some', async () => {
    const grown = await grownBy(() => editor.say('To build well.'));
    expect(grown('content_drafts')).toBe(1);
    await editor.discardAll();
    expect((await scrape(app)).get('content_drafts')).toBe(0);
  });

  it('is told of pictures that were encoded, and of those that were refused', async () => {
    const picture = await newPicture();
    const grown = await grownBy(async () => {
      await upload(picture);
      await upload(picture, 'again.jpg', 200);
      await refused(413, pngBomb(9000, 9000));
    });
    expect(grown('picture_encodings_total{outcome="done"}')).toBe(1);
    expect(grown('picture_encodings_total{outcome="refused"}')).toBe(1);
    expect(grown('picture_encoding_seconds_total')).toBeGreaterThan(0);
  });
});
