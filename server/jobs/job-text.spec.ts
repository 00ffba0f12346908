import type { Job, JobInput } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { JOB_TEXT_TAGS } from '#shared/listings/job-text';
import { LIMITS } from '#shared/limits';
import { firstOrAll } from '#shared/testing/thorough';
import { useApp } from '../testing/app/use-app.ts';

const WELDER: JobInput = {
  title: 'Welder',
  position: 'Welder',
  location: 'Equipment yard',
  fullDescription: 'Welds.',
  qualifications: 'Certificate',
};

const SCRIPTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<b onclick=alert(1)>x</b>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<!--<img src="--><img src=x onerror=alert(1)>',
  '<style>@import "//evil.example"</style>',
  '<scr<script>ipt>alert(1)</script>',
  '<b/onmouseover=alert(1)//',
  '<p\nonfocus=alert(1) autofocus>x',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<form><button formaction=javascript:alert(1)>x',
  '<object data="data:text/html,<script>alert(1)</script>">',
  '<<b>script>alert(1)</script>',
  '<scr<b>ipt>alert(1)</scr</b>ipt>',
  '<<br/>img src=x onerror=alert(1)>',
  '<b<i>img src=x onerror=alert(1)>',
  '&lt;img src=x onerror=alert(1)&gt;<h1>',
  '&lt;<h1>img src=x onerror=alert(1)&gt;',
];

/** Every tag of a text, opening and closing, as it stands. */
const tagsOf = (text: string) => text.match(/<[^>]*>?/g) ?? [];
const HARMLESS = new RegExp(`^</?(${JOB_TEXT_TAGS.join('|')})( /)?>$`);

describe('job text', () => {
  const app = useApp();
  const stored = async (fullDescription: string): Promise<string> => {
    const added = await app.asAdmin
      .post(ENDPOINTS.jobs)
      .send({ ...WELDER, fullDescription })
      .expect(201);
    const { body } = await app.get(ENDPOINTS.jobs).expect(200);
    const jobs = body as Job[];
    return jobs.find((job) => job._id === (added.body as Job)._id)?.fullDescription ?? '';
  };

  it.each([
    ['ampersands', 'Safety & health, R&D, Q&A &amp; more'],
    ['quotes and apostrophes', `Driver's "clean" record`],
    ['signs of comparison', 'Slump < 100 mm, strength > 3000 psi, 5 <= x, <3, < b >'],
    ['any script', 'Трактор 拖拉机 🚜 ñ “quoted”'],
    ['line breaks and tabs', 'One\n\nTwo\n\t- three'],
  ])('keeps a text without tags to the letter: %s', async (_what, text) => {
    expect(await stored(text)).toBe(text);
  });

  it.each([
    ['ampersands and signs', '<b>Safety & health</b>, R&D, Q&A &amp; more, slump < 100 mm > 50 mm, <3'],
    ['entities that stand for signs', '<p>Weld &lt;b&gt; beams &copy; &amp;lt;</p>'],
    ['the ways to write a break', 'One<br>Two<br/>Three<br />Four<BR>Five'],
    ['tags left open', '<b>Urgent: <ul><li>one<li>two'],
  ])('keeps a text of kept tags alone to the letter: %s', async (_what, text) => {
    expect(await stored(text)).toBe(text);
  });

  it.each([
    ['ampersands', '<h1>R&D</h1> Safety & health', 'R&D Safety & health'],
    ['signs of comparison', '<h1>Slump</h1> < 100 mm, 5 > 3', 'Slump < 100 mm, 5 > 3'],
    ['all but what would become a tag', '<h1>x</h1> &lt;b&gt; & y', 'x &lt;b&gt; &amp; y'],
    ['all but what would become another sign', '<h1>x</h1> &amp;lt; & y', 'x &amp;lt; &amp; y'],
  ])('writes no entities into what is left of other tags: %s', async (_what, text, kept) => {
    expect(await stored(text)).toBe(kept);
  });

  it('folds the line breaks of Windows into plain ones', async () => {
    expect(await stored('One\r\nTwo\rThree')).toBe('One\nTwo\nThree');
  });

  it.each(JOB_TEXT_TAGS.filter((tag) => tag !== 'br'))('keeps <%s>', async (tag) => {
    expect(await stored(`a <${tag}>b</${tag}> c`)).toBe(`a <${tag}>b</${tag}> c`);
  });

  it('keeps <br>', async () => expect(await stored('a<br>b')).toMatch(/^a<br( \/)?>b$/));

  it('keeps line breaks between tags', async () => {
    expect(await stored('<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\nThree')).toBe(
      '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\nThree',
    );
  });

  it('takes the attributes off', async () => {
    expect(await stored('<p class="x" style="color:red" id=y onclick=z()>One</p>')).toBe('<p>One</p>');
  });

  it('takes other tags off and keeps their text', async () => {
    expect(await stored('<h1>Welder</h1><div>with <a href="/x">a torch</a></div>')).toBe('Welderwith a torch');
  });

  it('stays as it is when it is saved again', async () => {
    const once = await stored('<b>Safety & health</b> <i>x < y</i><br>"quoted"');
    expect(await stored(once)).toBe(once);
  });

  it.each(firstOrAll(SCRIPTS))('keeps nothing that runs of %s', async (script) => {
    const text = await stored(`Welds ${script}`);
    expect(tagsOf(text).filter((tag) => !HARMLESS.test(tag))).toEqual([]);
  });

  it('cleans the qualifications as well', async () => {
    const { body } = await app.asAdmin
      .post(ENDPOINTS.jobs)
      .send({ ...WELDER, qualifications: '<b onclick=x>Certificate</b>' })
      .expect(201);
    expect(body).toMatchObject({ qualifications: '<b>Certificate</b>' });
  });

  it('cleans on a change, and answers with the cleaned row', async () => {
    const { body: job } = await app.asAdmin.post(ENDPOINTS.jobs).send(WELDER).expect(201);
    const { body } = await app.asAdmin
      .put(`${ENDPOINTS.jobs}/${job._id}`)
      .send({ ...WELDER, fullDescription: '<h1>Welds</h1>' })
      .expect(200);
    expect(body).toMatchObject({ fullDescription: 'Welds' });
  });

  it('takes off the spaces that stood beside a tag', async () => {
    expect(await stored('<h1> Welder </h1>\n')).toBe('Welder');
    expect(await stored('<h1>\n</h1>Welds&#13;\nbeams <img>')).toBe('Welds\nbeams');
  });

  it('measures what is kept, without the spaces beside a tag', async () => {
    const ampersands = (LIMITS.jobText - '&lt;b&gt;'.length) / '&amp;'.length;
    const fullDescription = `<h1></h1>${' '.repeat(100)}&lt;b&gt;${'&'.repeat(ampersands)}`;
    expect((await stored(fullDescription)).length).toBeGreaterThan(LIMITS.jobText - '&amp;'.length);
    const { body } = await app.asAdmin
      .post(ENDPOINTS.jobs)
      .send({ ...WELDER, fullDescription: `${fullDescription}&` })
      .expect(400);
    expect(body.errors).toEqual(['Full description must be at most 20000 characters.']);
  });

  it('counts a text of which nothing is left as missing', async () => {
    const { body } = await app.asAdmin
      .post(ENDPOINTS.jobs)
      .send({ ...WELDER, fullDescription: '<script>alert(1)</script>', qualifications: '<img src=x>' })
      .expect(400);
    expect(body.errors).toEqual(['Full description is required.', 'Qualifications are required.']);
  });
});
