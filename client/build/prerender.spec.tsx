import type { ClientAssets, PostedJob, RenderedFile, RenderedPage, Snapshot } from '#shared/content/site/rendering';
import { PATHS } from '#shared/catalogue';
import { ICON_USES, type SiteIcons } from '#shared/content/theme/icons';
import { PROJECTS_FILE, type ProjectsFile } from '#shared/content/site/page-data';
import { SAMPLE } from '#shared/content/sample/sample';
import type { Content } from '#shared/content/documents';
import type { Rental } from '#shared/contract';
import { thorough } from '#shared/testing/thorough';
import { sourceOf } from '../src/testing/content/source.ts';
import { renderSite } from './prerender.tsx';

const HOSTILE = `</script></title><script>alert(1)</script><img src=x onerror="alert(1)"> ' {firm} $& &amp;`;

const WELDER: PostedJob = {
  _id: '3f0c6a52-8d0e-4f0a-9b7e-5a2d1c9e4b10',
  title: 'Structural Welder',
  position: 'Welder II',
  location: 'Gerona, Tarlac',
  fullDescription: 'Welds steel decks.\nReads drawings & plans.',
  qualifications: '<ul>\n<li>NC II</li>\n</ul>',
  createdAt: '2026-11-22T08:00:00.000Z',
  html: {
    fullDescription: 'Welds steel decks.<br>Reads drawings &amp; plans.',
    qualifications: '<ul><li>NC II</li></ul>',
  },
};
const CRANE: Rental = { _id: '1', vehicleName: 'Crane <i>', weightLimit: '8 tons' };

const SHEET = '/assets/site.css';
const links = { styles: [SHEET], scripts: ['/assets/entry.js', '/assets/page.js'] };
const ASSETS: ClientAssets = {
  version: 'built',
  template:
    '<!doctype html><html><head><meta name="theme-color" content="#12263a"><link rel="icon" href="/favicon.svg" type="image/svg+xml" /><!--head--></head><body><div id="root"><!--app--></div></body></html>',
  loader: 'start()',
  sheets: {
    [SHEET]: [
      ':root{--ink:#12263a;--text:var(--ink);--amber:#f3b61f;--line:var(--amber)}',
      {
        prelude: '@media (width>60em)',
        nodes: [
          {
            selectors: [
              ['main h1', ['main', 'h1']],
              ['.no-such-class', ['.no-such-class']],
            ],
            body: 'color:var(--text)',
          },
          { selectors: [['dialog[open]', ['dialog', '[open']]], body: 'color:red' },
        ],
      },
      { prelude: '@media (width>90em)', nodes: [{ selectors: [['dialog', ['dialog']]], body: 'color:red' }] },
    ],
  },
  screens: new Proxy({}, { get: () => links }),
};

interface Given extends Partial<Pick<Snapshot, 'jobs' | 'rentals' | 'isSample' | 'icons'>> {
  content?: Partial<Content>;
  only?: string[];
}

async function rendered({ content, only, ...given }: Given = {}): Promise<Map<string, RenderedFile>> {
  const snapshot: Snapshot = { ...sourceOf(content), jobs: [], rentals: [], ...given };
  const files = new Map<string, RenderedFile>();
  for await (const page of renderSite(snapshot, ASSETS, { only })) {
    for (const file of page.files) files.set(file.address, file);
  }
  return files;
}

const pageAt = async (path: string, given: Given = {}) => (await rendered({ ...given, only: [path] })).get(path)!.body;

const jsonIn = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/g)].map(([, json]): unknown =>
    JSON.parse(json),
  );

describe('the page of a job', () => {
  const path = `/careers/${WELDER._id}`;
  const open = (changes: Partial<PostedJob> = {}) => pageAt(path, { jobs: [{ ...WELDER, ...changes }] });

  it('is the whole job in HTML, with title, description and canonical address of its own', async () => {
    const html = await open();
    expect(html).toContain(`<title>Structural Welder, Gerona, Tarlac | ${SAMPLE.firm.name}</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]*Structural Welder \(Welder II\), Gerona, Tarlac\./);
    expect(html).toContain(`<link rel="canonical" href="${SAMPLE.firm.site}${path}"`);
    expect(html).toContain('>Structural Welder</h1>');
    expect(html).toContain('>Welds steel decks.<br>Reads drawings &amp; plans.</div>');
    expect(html).toContain('><ul><li>NC II</li></ul></div>');
  });

  it('carries the job as it was written for the script of the page, and as a JobPosting', async () => {
    const [posting, served] = jsonIn(await open());
    const { createdAt, html: _html, ...job } = WELDER;
    expect(served).toMatchObject({ data: { job } });
    expect(posting).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Structural Welder',
      description: 'Welds steel decks.<br>Reads drawings &amp; plans.<p>Qualifications</p><ul><li>NC II</li></ul>',
      datePosted: createdAt,
      directApply: true,
      hiringOrganization: { '@type': 'Organization', name: SAMPLE.firm.name },
      jobLocation: { '@type': 'Place', address: { addressRegion: 'Tarlac', addressCountry: 'PH' } },
    });
    expect(posting).not.toHaveProperty('employmentType');
  });

  it('takes nothing of a hostile job for markup, script or placeholder', async () => {
    const html = await open({ title: HOSTILE, position: HOSTILE, location: HOSTILE });
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<img src=x|<script>/);
    expect(html).toContain('{firm} $&amp; &amp;amp;</h1>');
    expect(jsonIn(html)[1]).toMatchObject({ data: { job: { title: HOSTILE } } });
  });
});

describe('the pages of lists', () => {
  it('have every job with its address, for visitors without JavaScript', async () => {
    const html = await pageAt('/careers', { jobs: [{ ...WELDER, title: 'Foreman <b>A</b>' }] });
    expect(html).toContain(
      `<li><a href="/careers/${WELDER._id}">Foreman &lt;b&gt;A&lt;/b&gt;</a><p>Welder II, Gerona, Tarlac</p></li>`,
    );
  });

  it('have every rental, and say so when there are none', async () => {
    expect(await pageAt('/rentals-list', { rentals: [CRANE] })).toContain(
      '<li><b>Crane &lt;i&gt;</b><p>Capacity: 8 tons</p></li>',
    );
    expect(await pageAt('/rentals-list')).toContain('<p>No rentals available at the moment.</p>');
  });
});

describe('the structured data of the firm', () => {
  it.each(['/', '/contact'])('stands on %s, with name, address, place and mailboxes and no telephone', async (path) => {
    const [firm] = jsonIn(await pageAt(path));
    expect(firm).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'GeneralContractor',
      name: SAMPLE.firm.name,
      url: `${SAMPLE.firm.site}/`,
      address: { addressLocality: 'Gerona', addressRegion: 'Tarlac', postalCode: '2302', addressCountry: 'PH' },
      geo: { latitude: 15.616, longitude: 120.627 },
    });
    expect(firm).toHaveProperty('contactPoint.length', 5);
    expect(firm).not.toHaveProperty('telephone');
  });

  it('has the telephone and the opening hours when they are given', async () => {
    const phones = [{ label: '', number: '+63 45 931 0000' }];
    const hours = [{ days: 'Monday to Friday', opens: '08:00', closes: '17:00' }];
    const [firm] = jsonIn(await pageAt('/contact', { content: { firm: { ...SAMPLE.firm, phones, hours } } }));
    expect(firm).toMatchObject({
      telephone: '+63 45 931 0000',
      openingHoursSpecification: [{ dayOfWeek: expect.arrayContaining(['Monday', 'Friday']), opens: '08:00' }],
    });
  });

  it('stands on no other page', async () => {
    expect(jsonIn(await pageAt('/privacy'))).toHaveLength(1);
  });
});

describe('the files of a site', () => {
  it('are a page and its data for each address, the error page, the sitemap and robots.txt', async () => {
    const files = await rendered({ jobs: [WELDER] });
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['/', '/content/index.json', '/rmc', '/content/rmc.json', '/404', '/robots.txt']),
    );
    const sitemap = files.get('/sitemap.xml')!.body;
    expect(sitemap).toContain(`<loc>${SAMPLE.firm.site}/careers/${WELDER._id}</loc>`);
    expect(sitemap).toContain(`<loc>${SAMPLE.firm.site}/project/2025-list</loc>`);
    expect(sitemap).not.toMatch(/admin|404/);
  });

  it('prove to search engines on the home page that the site is its owner’s, once they have asked', async () => {
    const verification = {
      google: '<meta name="google-site-verification" content="g-123_45678" />',
      bing: 'B1234567890',
    };
    const content = { pages: { ...SAMPLE.pages, verification } };
    const [head] = (await pageAt('/', { content })).split('</head>');
    expect(head).toContain('<meta name="google-site-verification" content="g-123_45678"/>');
    expect(head).toContain('<meta name="msvalidate.01" content="B1234567890"/>');
    expect(await pageAt('/about', { content })).not.toContain('verification');
    expect(await pageAt('/')).not.toMatch(/verification|msvalidate/);
  });

  thorough.it('are none of rentals, jobs and materials where the firm has none of them', async () => {
    const { layout, services } = SAMPLE;
    const files = await rendered({
      jobs: [WELDER],
      content: {
        layout: { ...layout, rentals: false, careers: false },
        services: { services: services.services.map((one) => ({ ...one, hidden: one.form === 'inquiry' })), moved: [] },
      },
    });
    const gone = [PATHS.rentals, PATHS.careers, PATHS.apply, PATHS.services, `/careers/${WELDER._id}`, '/rmc'];
    for (const path of gone) {
      expect([...files.keys()]).not.toContain(path);
      expect(files.get('/sitemap.xml')!.body).not.toContain(`${path}<`);
    }
    expect([...files.keys()]).toContain(PATHS.offers);
  });

  it('have all projects in a file of their own, and the newest on the page too', async () => {
    const files = await rendered();
    const { projects } = JSON.parse(files.get(PROJECTS_FILE)!.body) as ProjectsFile;
    const { completed } = SAMPLE.projects.periods.findLast((period) => period.completed.length > 0)!;
    const [newest] = completed;
    expect(projects[0]).toMatchObject({ project: newest.project, kind: newest.kind, period: '2024', picture: 0 });
    const page = files.get(PATHS.projects)!.body;
    expect(page).toContain(newest.project);
    expect(page).not.toContain(completed[10].project);
    expect(page).toContain('<a href="/project/2024-list">2024<small>');
  });

  it('hold no cost of a project', async () => {
    for (const { body } of (await rendered()).values()) expect(body).not.toMatch(/"cost"|94875216|94,875,216/);
  });

  it('ask search engines to stay away from the sample firm where it is deployed', async () => {
    expect(await pageAt('/about', { isSample: true })).toContain('<meta name="robots" content="noindex"');
    expect(await pageAt('/about')).not.toContain('noindex');
  });

  it('hold what their styles need to show them, and load the whole sheet for printing first', async () => {
    const [head] = (await pageAt('/about')).split('<title>');
    expect(head).toContain(
      '<style>:root{--ink:#12263a;--text:var(--ink);}@media (width>60em){main h1{color:var(--text)}}</style>',
    );
    const links = [...head.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
    expect(links).toEqual([
      `<link rel="stylesheet" crossorigin href="${SHEET}" media="print">`,
      `<link rel="stylesheet" crossorigin href="${SHEET}">`,
    ]);
    expect(head).toContain(`<noscript>${links[1]}</noscript>`);
  });

  it('name the scripts that their loader asks for later, and load none themselves', async () => {
    const html = await pageAt('/about');
    expect(html.split('<title>')[0]).toContain(
      '<script data-scripts="/assets/entry.js /assets/page.js">start()</script>',
    );
    expect(html).not.toMatch(/<script[^>]* src=|modulepreload/);
  });

  it('hold nothing of the content before the title, which the server lets through by its hash', async () => {
    const firm = { ...SAMPLE.firm, name: HOSTILE };
    const [head] = (await pageAt('/about', { content: { firm } })).split('<title>');
    expect(head).not.toContain('alert(1)');
  });

  it('have the colours of the firm after the style sheet, when they are its own', async () => {
    const colours = { ink: '#103020', accent: '#ffd000' };
    const files = await rendered({ content: { firm: { ...SAMPLE.firm, colours } }, only: ['/about'] });
    const [, afterTheSheets] = files.get('/about')!.body.split('</noscript>');
    expect(afterTheSheets).toMatch(/^<style>:root\{--ink:#103020;[^<]*--amber:#ffd000[^<]*<\/style>/);
    expect(files.get('/about')!.body).toContain('<meta name="theme-color" content="#103020">');
    expect(await pageAt('/about')).not.toContain('--ink:#103020');
  });

  thorough.it('follow the services and periods of the content', async () => {
    const [first, ...others] = SAMPLE.services.services;
    const services = [
      { ...first, name: 'Roads', label: '', path: '/roads' },
      { ...others[0], hidden: true },
      ...others.slice(1),
    ];
    const period = { name: '2026', clients: true, completed: [], subcontracted: [] };
    const files = await rendered({
      content: {
        services: { services, moved: [] },
        projects: { periods: [...SAMPLE.projects.periods, period] },
      },
    });
    expect(files.get('/roads')!.body).toContain('<title>Roads: request a free quote');
    expect(files.has(others[0].path)).toBe(false);
    expect(files.get('/project/2026-list')!.body).toContain('No completed projects to show yet.');
    expect(files.get('/')!.body).toContain('href="/project/2026-list"');
  });

  thorough.it('are rendered again only where they show something else', async () => {
    const changesBy = async (content: Partial<Content>) => {
      const pages = async (of: Partial<Content>, known?: Map<string, string>) => {
        const found = new Map<string, RenderedPage>();
        const snapshot = { ...sourceOf(of), jobs: [WELDER], rentals: [CRANE] };
        for await (const page of renderSite(snapshot, ASSETS, { known })) found.set(page.address, page);
        return found;
      };
      const before = await pages({});
      const after = await pages(content, new Map([...before].map(([address, { source }]) => [address, source])));
      return [...after.values()].filter(({ files }) => files.length > 0).map(({ address }) => address);
    };
    expect(await changesBy({})).toEqual([]);
    expect(await changesBy({ about: { ...SAMPLE.about, mission: 'Another mission.' } })).toEqual([
      '/',
      '/about',
      '/company-profile',
    ]);
    const everywhere = await changesBy({ firm: { ...SAMPLE.firm, name: 'Another Firm' } });
    expect(everywhere).toEqual(expect.arrayContaining(['/', '/about', '/careers', `/careers/${WELDER._id}`, '/404']));
  });

  it('have the version of what all of them show', async () => {
    const versionAt = async (content: Partial<Content>) => {
      const data = (await rendered({ content, only: ['/about'] })).get('/content/about.json')!.body;
      return (JSON.parse(data) as { version: string }).version;
    };
    const version = await versionAt({});
    expect(await versionAt({ about: { ...SAMPLE.about, mission: 'Another mission.' } })).toBe(version);
    expect(await versionAt({ firm: { ...SAMPLE.firm, name: 'Another Firm' } })).not.toBe(version);
  });

  thorough.it('are rendered without the one that cannot be, which has its failure', async () => {
    const about = { ...SAMPLE.about, principles: null } as unknown as Content['about'];
    const snapshot = { ...sourceOf({ about }), jobs: [WELDER], rentals: [CRANE] };
    const pages: RenderedPage[] = [];
    for await (const page of renderSite(snapshot, ASSETS)) pages.push(page);
    const failed = pages.filter(({ failure }) => failure !== undefined);
    expect(failed).toContainEqual({ address: '/about', source: '', files: [], failure: expect.stringMatching(/./) });
    expect(pages.filter((page) => !failed.includes(page)).map(({ address }) => address)).toEqual(
      expect.arrayContaining(['/contact', PATHS.careers, '/404', '/sitemap.xml']),
    );
  });
});

describe('the icons', () => {
  const icons = Object.fromEntries(ICON_USES.map((use) => [use, `/pictures/icon-${use}.png`])) as SiteIcons;

  thorough.it('are the one of the build without those of the firm', async () => {
    const files = await rendered();
    expect(files.get('/about')!.body).toContain('<link rel="icon" href="/favicon.svg"');
    expect(files.get('/')!.body).toContain(`"logo":"${SAMPLE.firm.site}/favicon.svg"`);
    expect(files.has('/manifest.json')).toBe(false);
  });

  it('of the firm are named by every page, by the manifest and for search engines', async () => {
    const files = await rendered({ icons, jobs: [WELDER] });
    const pages = [...files.values()].filter(({ extension }) => extension === '.html');
    for (const { body } of pages) {
      expect(body).not.toContain('favicon.svg');
      expect(body).toContain(`<link rel="icon" href="${icons.tab}" type="image/png" sizes="32x32">`);
      expect(body).toContain(
        `<link rel="apple-touch-icon" href="${icons.touch}"><link rel="manifest" href="/manifest.json">`,
      );
    }
    for (const path of ['/', '/contact', `/careers/${WELDER._id}`])
      expect(files.get(path)!.body).toContain(`"logo":"${SAMPLE.firm.site}${icons.large}"`);
    expect(JSON.parse(files.get('/manifest.json')!.body)).toMatchObject({
      name: SAMPLE.firm.name,
      theme_color: SAMPLE.firm.colours.ink,
      icons: [
        { src: icons.home, sizes: '192x192', purpose: 'any' },
        { src: icons.large, sizes: '512x512', purpose: 'any' },
        { src: icons.maskable, sizes: '512x512', purpose: 'maskable' },
      ],
    });
  });

  it('make every page a new version when they change', async () => {
    const other = { ...icons, tab: '/pictures/icon-other.png' };
    const [before, after] = await Promise.all([pageAt('/about', { icons }), pageAt('/about', { icons: other })]);
    const versions = [before, after].map((html) => (jsonIn(html).at(-1) as { site: { version: string } }).site.version);
    expect(versions[0]).not.toBe(versions[1]);
  });
});

describe("a page of the owner's own", () => {
  const page: Content['ownPages']['pages'][number] = {
    id: 'n-1',
    title: 'Our plant',
    label: '',
    description: HOSTILE.replace(/[{}]/g, ''),
    place: 'footer',
    path: '/pages/our-plant',
    blocks: [{ id: 'e_1', kind: 'text', text: `Concrete.\n- [the mixes](/rmc)\n${HOSTILE}` }],
  };
  const content = { ownPages: { pages: [page] } };

  it('is whole in HTML, without anything of it running, and in the sitemap', async () => {
    const files = await rendered({ content, only: [page.path] });
    const html = files.get(page.path)!.body;
    expect(html).toContain(`<title>Our plant | ${SAMPLE.firm.name}</title>`);
    expect(html).toContain(`<link rel="canonical" href="${SAMPLE.firm.site}${page.path}"`);
    expect(html).toContain('<p>Concrete.</p><ul><li><a href="/rmc"');
    expect(html).not.toMatch(/<script>alert|<img src=x/);
    expect(files.get('/sitemap.xml')!.body).toContain(`<loc>${SAMPLE.firm.site}${page.path}</loc>`);
  });

  it('costs the other pages of a site without one nothing', async () => {
    const [without, with_] = [jsonIn(await pageAt(PATHS.privacy)), jsonIn(await pageAt(PATHS.privacy, { content }))];
    expect(Object.keys((without.at(-1) as { site: object }).site)).not.toContain('own');
    expect(with_.at(-1)).toMatchObject({ site: { own: [{ label: 'Our plant', path: page.path, place: 'footer' }] } });
  });
});
