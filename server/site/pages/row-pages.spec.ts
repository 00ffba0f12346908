import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Job, JobInput, Rental } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { thorough } from '#shared/testing/thorough';
import { builtClient } from '../../testing/built/built-client.ts';
import { isInMemory } from '../../testing/samples/job-list.ts';
import { editorOf } from '../../testing/calls/editor-calls.ts';
import { until } from '../../testing/app/until.ts';
import { NOBODY, useApp } from '../../testing/app/use-app.ts';

const WELDER: JobInput = {
  title: 'Structural Welder',
  position: 'Welder II',
  location: 'Gerona, Tarlac',
  fullDescription: 'Welds steel decks.\nReads drawings & plans.',
  qualifications: '<ul>\n<li>NC II</li>\n</ul>',
};
const HOSTILE = `</script></title><script>alert(1)</script><img src=x onerror="alert(1)"> ' ~title~ $& &amp;`;

const client = builtClient();
afterAll(() => client.remove());

describe('the pages that show what the database holds', () => {
  const app = useApp({ clientDir: client.path });
  const add = async (changes: Partial<JobInput> = {}) =>
    (
      await app.asAdmin
        .post(ENDPOINTS.jobs)
        .send({ ...WELDER, ...changes })
        .expect(201)
    ).body as Job;
  const pageOf = async ({ _id }: Job) => (await app.at(`/careers/${_id}`).expect(200)).text;

  describe('GET /careers/:id', () => {
    it('is the whole job in HTML, with its texts as markup that may stand in a page', async () => {
      const job = await add();
      const { text, headers } = await app.at(`/careers/${job._id}`).expect(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(text).toContain('<h1>Structural Welder</h1>');
      expect(text).toContain('Welds steel decks.<br>Reads drawings &amp; plans.');
    });

    it('gets nothing of a hostile text but what a text may hold', async () => {
      const html = await pageOf(await add({ fullDescription: `${HOSTILE}<b>bold</b>` }));
      expect(html).toContain('<b>bold</b>');
      expect(html).not.toMatch(/<img|<script/);
    });

    it('shows a change at once', async () => {
      const job = await add();
      await app.asAdmin
        .put(`${ENDPOINTS.jobs}/${job._id}`)
        .send({ ...WELDER, title: 'Pipe Welder' })
        .expect(200);
      expect(await pageOf(job)).toContain('<h1>Pipe Welder</h1>');
    });

    it('is the error page at once after the job is deleted, and the job again when it is restored', async () => {
      const job = await add();
      await app.asAdmin.delete(`${ENDPOINTS.jobs}/${job._id}`).expect(204);
      expect((await app.at(`/careers/${job._id}`).expect(404)).text).toContain('<h1>Error page</h1>');
      await app.asAdmin.post(`${ENDPOINTS.jobs}/${job._id}/restore`).expect(200);
      await app.at(`/careers/${job._id}`).expect(200);
    });

    it.each([NOBODY, 'x', '12', '~_id~', '~_id~.html', `${NOBODY}/`, `${NOBODY}'`, '%00', 'x'.repeat(300)])(
      'is the error page for %s',
      async (id) => {
        const { text, headers } = await app.at(`/careers/${id}`).expect(404);
        expect(headers['content-type']).toMatch('text/html');
        expect(text).toContain('<h1>Error page</h1>');
      },
    );

    it('answers HEAD like GET', async () => {
      const { headers } = await app.at(`/careers/${(await add())._id}`, 'head').expect(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      await app.at(`/careers/${NOBODY}`, 'head').expect(404);
    });

    it.each([
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const)('is compressed with %s for a browser that takes it', async (encoding, decompress) => {
      const path = `/careers/${(await add())._id}`;
      const { headers, content } = await app.raw({ path, headers: { 'Accept-Encoding': encoding } });
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(decompress(content).toString()).toContain('<h1>Structural Welder</h1>');
    });
  });

  describe('GET /careers', () => {
    it('lists every open job with its address, for visitors without JavaScript', async () => {
      const job = await add({ title: 'Foreman <b>A</b>' });
      const { text } = await app.at('/careers').expect(200);
      expect(text).toContain(`${job._id} Foreman &lt;b&gt;A&lt;/b&gt;`);
      await app.asAdmin.delete(`${ENDPOINTS.jobs}/${job._id}`).expect(204);
      expect((await app.at('/careers').expect(200)).text).not.toContain('Foreman');
    });
  });

  describe('GET /rentals-list', () => {
    it('lists every rental, for visitors without JavaScript, and says so when there are none', async () => {
      expect((await app.at('/rentals-list').expect(200)).text).toContain('No rentals available at the moment.');
      const { body } = await app.asAdmin
        .post(ENDPOINTS.rentals)
        .send({ vehicleName: 'Crane <i>', weightLimit: '8 tons' })
        .expect(201);
      const { text } = await app.at('/rentals-list').expect(200);
      expect(text).toContain('<li>Crane &lt;i&gt;</li>');
      await app.asAdmin.delete(`${ENDPOINTS.rentals}/${(body as Rental)._id}`).expect(204);
    });
  });

  describe('GET /sitemap.xml', () => {
    it('holds the page of every open job', async () => {
      const job = await add();
      const { text, headers } = await app.at('/sitemap.xml').expect(200);
      expect(headers['content-type']).toMatch('application/xml');
      expect(text).toContain(`<loc>/careers/${job._id}</loc>`);
    });
  });
});

describe('the pages of jobs, once one of them was asked for', () => {
  const app = useApp({ clientDir: client.path });

  it('are answered without the database until a job changes, those of unknown ids as well', async () => {
    const { body } = await app.asAdmin.post(ENDPOINTS.jobs).send(WELDER).expect(201);
    const { _id } = body as Job;
    await until(() => isInMemory(app));
    await app.at(`/careers/${NOBODY}`).expect(404);
    await app.database.query('ALTER TABLE jobs RENAME TO jobs_away');
    expect((await app.at(`/careers/${_id}`).expect(200)).text).toContain('<h1>Structural Welder</h1>');
    expect((await app.at('/careers').expect(200)).text).toContain(_id);
    expect((await app.at('/sitemap.xml').expect(200)).text).toContain(_id);
    await app.at(`/careers/${NOBODY.replace(/0$/, '1')}`).expect(404);
    await app.database.query('ALTER TABLE jobs_away RENAME TO jobs');
    await app.asAdmin.delete(`${ENDPOINTS.jobs}/${_id}`).expect(204);
    await app.at(`/careers/${_id}`).expect(404);
  });
});

describe('the pages that show what the database holds, when it cannot be read', () => {
  const app = useApp({ clientDir: client.path });
  beforeAll(() => app.database.query('ALTER TABLE jobs RENAME TO jobs_away'));

  it('GET /careers is there all the same, and says that there are none', async () => {
    expect((await app.at('/careers').expect(200)).text).toContain('No job postings available at the moment.');
  });

  it('GET /careers/:id is the careers page, with status 503', async () => {
    const { text, headers } = await app.at(`/careers/${NOBODY}`).expect(503);
    expect(text).toContain('<h1>Careers</h1><p>No job postings available at the moment.</p>');
    expect(headers['retry-after']).toBe('5');
  });

  it('GET /sitemap.xml is there without them', () => app.at('/sitemap.xml').expect(200));

  it('GET /careers lists the jobs again as soon as they can be read', async () => {
    await app.database.query('ALTER TABLE jobs_away RENAME TO jobs');
    const { body } = await app.asAdmin.post(ENDPOINTS.jobs).send(WELDER).expect(201);
    expect((await app.at('/careers').expect(200)).text).toContain((body as Job)._id);
  });
});

thorough.describe('a list whose pages wait for a release that is being rendered', () => {
  const app = useApp({ clientDir: client.path });
  const editor = editorOf(app);

  it('is shown as it was last after a second', async () => {
    await app.asAdmin.post(ENDPOINTS.jobs).send(WELDER).expect(201);
    await until(async () => (await app.at('/careers')).text.includes('Structural Welder'));
    await editor.rename('Very slow');
    const published = editor.publish();
    await pause(500); // its rendering has begun
    await app.asAdmin.post(ENDPOINTS.jobs).send(WELDER).expect(201);
    const began = performance.now();
    expect((await app.at('/careers').expect(200)).text).toContain('Structural Welder');
    expect(performance.now() - began).toBeLessThan(2000);
    expect((await published).status).toBe(200);
  });
});
