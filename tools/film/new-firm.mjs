/** The scene of a new firm: a fresh installation becomes the site of “Sugbo Builders” in Cebu. */
import { logo, photographOf, projectsFile } from './files.mjs';
import { panelOf, publish } from './hand.mjs';

const saved = (page) => panelOf(page).getByText('Saved', { exact: true }).waitFor({ timeout: 30_000 });
const group = (page, name) => panelOf(page).getByRole('group', { name });
const field = (within, name) => within.getByRole('textbox', { name, exact: true });

async function open(hand, path) {
  await hand.visit(path);
  await saved(hand.page);
}

async function unfold(hand, name) {
  const fold = panelOf(hand.page).getByRole('button', { name });
  if ((await fold.getAttribute('aria-expanded')) !== 'true') await hand.click(fold);
  return group(hand.page, name);
}

/** @param values texts by the names of their fields */
async function fill(hand, within, values) {
  for (const [name, text] of Object.entries(values)) await hand.type(field(within, name), text);
}

async function removeAll(hand, list, names = /^Remove: /) {
  const buttons = list.getByRole('button', { name: names });
  while ((await buttons.count()) > 0) await hand.click(buttons.first());
}

async function upload(hand, within, file) {
  const { page } = hand;
  await hand.click(within.getByRole('button', { name: /^Choose (a|another) picture$/ }).first());
  await hand.upload(page.getByRole('dialog', { name: /choose a picture/ }).getByLabel('Upload pictures'), file);
  await page.getByRole('dialog', { name: /choose a picture/ }).waitFor({ state: 'hidden', timeout: 60_000 });
}

async function nameAndLogo(hand) {
  const { page } = hand;
  const panel = panelOf(page);
  await fill(hand, panel, { 'Company name': 'Sugbo Builders', 'Registered name': 'Sugbo Builders Corporation' });
  const logoGroup = await unfold(hand, 'Logo');
  await upload(hand, logoGroup, await logo());
  await fill(hand, logoGroup, { 'Alternative text': 'Sugbo Builders' });
  await fill(hand, await unfold(hand, 'Colors'), { 'Dark color': '#14342b', 'Accent color': '#f2a541' });
  await unfold(hand, /^Social media/);
  await removeAll(hand, group(page, /^Social media/));
  await hand.choose(panel.getByRole('combobox', { name: 'Open' }), { label: 'Company' });
  await hand.click(panel.getByRole('button', { name: /^Site address/ }));
  await fill(hand, panel, { 'Site address': 'https://sugbo.example' });
}

async function homePage(hand) {
  const { page } = hand;
  const panel = panelOf(page);
  await fill(hand, panel, { Banner: 'Built to last in Cebu' });
  const slides = await unfold(hand, /^Slides/);
  for (let slide = 0; slide < 4; slide++) await hand.click(slides.getByRole('button', { name: /^Remove: / }).last());
  for (let slide = 0; slide < 4; slide++) {
    await hand.click(slides.getByRole('listitem').nth(slide).getByRole('button').first());
    const entry = slides.getByRole('listitem').nth(slide);
    await upload(hand, entry, await photographOf(slide));
    await fill(hand, entry, { 'Alternative text': SLIDES[slide] });
    await hand.click(entry.getByRole('button').first());
  }
  await fill(hand, group(page, 'Home'), {
    Description: '{firm} builds roads, schools and houses in Cebu and the Visayas.',
  });
  const services = await unfold(hand, /^Services \(/);
  for (const name of MATERIALS) await hand.click(services.getByRole('button', { name: `Remove: ${name}` }));
  const others = await unfold(hand, /^Menu › Other services/);
  await hand.click(others.getByRole('button', { name: 'Remove: Trucking' }));
}

const SLIDES = ['A bridge over the Mananga', 'A road in Talisay', 'A school in Minglanilla', 'A seawall in Naga'];
const MATERIALS = [
  'Ready Mix Concrete',
  'Vibro',
  'Gravel 1 Crushed',
  'Gravel 3/4 Crushed',
  'Gravel 1/2 Crushed',
  'Gravel 3/8 Crushed',
];

async function newServices(hand) {
  const { page } = hand;
  for (const [name, sentence] of [
    ['Bored Piling', 'We drill and cast piles for bridges and buildings.'],
    ['Waterproofing', 'We seal roofs, basements and water tanks.'],
  ]) {
    await open(hand, '/');
    await hand.click(panelOf(page).getByRole('button', { name: 'Add a service' }));
    const form = page.getByRole('dialog', { name: 'Add a service' });
    await hand.type(form.getByLabel('Name'), name);
    await hand.type(form.getByLabel('Description, in one sentence'), sentence);
    await hand.click(form.getByRole('button', { name: 'Add a service' }));
    await form.waitFor({ state: 'hidden' });
    await saved(page);
  }
}

async function contactPage(hand) {
  const { page } = hand;
  const panel = panelOf(page);
  await open(hand, '/contact');
  await hand.click(panel.getByRole('button', { name: 'Add a phone number' }));
  await fill(hand, group(page, /^Telephone numbers/), { Number: '(032) 254 0110' });
  await hand.click(panel.getByRole('button', { name: 'Add a time range' }));
  await fill(hand, group(page, /^Office hours/), { Days: 'Monday to Friday', Opens: '0800AM', Closes: '0500PM' });
  await fill(hand, panel, { Building: 'Sugbo Center' });
  await fill(hand, group(page, 'Address'), {
    Street: 'Osmeña Boulevard',
    'Town or city': 'Cebu City',
    Province: 'Cebu',
    'Postal code': '6000',
  });
  await fill(hand, group(page, 'Map pin'), { 'Map link or coordinates': '10.3105, 123.8915' });
  const mailboxes = group(page, /^Mailboxes/);
  for (const [department, address] of Object.entries(MAILBOXES)) {
    await hand.click(mailboxes.getByRole('button', { name: department, exact: true }));
    await fill(hand, mailboxes, { 'Email address': address });
    await hand.click(mailboxes.getByRole('button', { name: department, exact: true }));
  }
  const sketch = group(page, 'Directions sketch');
  await removeAll(hand, await within(hand, sketch, /^Roads/));
  await removeAll(hand, await within(hand, sketch, /^Nearby places/));
}

/** Unfolds a list of a group. */
async function within(hand, outer, name) {
  const fold = outer.getByRole('button', { name });
  if ((await fold.getAttribute('aria-expanded')) !== 'true') await hand.click(fold);
  return outer.getByRole('group', { name });
}

const MAILBOXES = {
  Engineering: 'engineering@sugbo.example',
  Finance: 'finance@sugbo.example',
  HR: 'hr@sugbo.example',
  Purchasing: 'purchasing@sugbo.example',
  'Trading / General': 'office@sugbo.example',
};

async function aboutPage(hand) {
  const { page } = hand;
  const panel = panelOf(page);
  await open(hand, '/about');
  await fill(hand, panel, {
    Mission: 'To build roads, schools and houses that serve Cebu for generations.',
    Vision: 'To be the first builder that Cebuano towns call.',
    'Years in operation': '12',
    'Accredited since': '05122014',
  });
  const history = group(page, /^Company history/);
  await hand.type(field(history, 'Paragraph').last(), 'Today {firm} designs, estimates and builds in the Visayas.');
  await hand.click(group(page, /^Guiding principles/).getByRole('button', { name: 'Remove: ECLAR' }));
  const licenses = panel.getByRole('group', { name: /^Licenses and certificates/ });
  await hand.choose(licenses.getByLabel('Add a common license or certificate'), { label: 'PCAB contractor’s license' });
  await fill(hand, licenses, { Number: '45678' });
}

async function projects(hand) {
  const { page } = hand;
  await open(hand, '/project/2025-list');
  await hand.choose(panelOf(page).getByRole('combobox', { name: 'Open' }), { label: 'Projects' });
  const periods = await unfold(hand, /^Periods/);
  await removeAll(hand, periods, /^Remove: 20(0|1|20|21|22|23|24)/);
  await hand.click(page.getByRole('main').getByRole('button', { name: 'Open as a spreadsheet' }));
  const sheet = page.getByRole('dialog', { name: 'Projects 2025' });
  await hand.click(sheet.getByRole('button', { name: 'Import' }));
  const dialog = page.getByRole('dialog', { name: 'Import a file' });
  await hand.upload(dialog.getByLabel('File', { exact: true }), projectsFile());
  await hand.click(dialog.getByLabel('Add to the periods of their completion dates'));
  await hand.click(dialog.getByRole('button', { name: /^Import 40 projects/ }));
  await sheet.getByText('40 projects imported').waitFor();
  await hand.click(sheet.getByRole('button', { name: 'Close', exact: true }).first());
  await saved(page);
}

const JOBS = [
  {
    'Job title': 'Site engineer',
    Position: 'Civil engineer',
    Location: 'Cebu City',
    'Full description': 'Leads one of our sites in Cebu.',
    Qualifications: 'Licensed civil engineer with three years on sites.',
  },
  {
    'Job title': 'Mason',
    Position: 'Mason',
    Location: 'Talisay City',
    'Full description': 'Lays hollow blocks and plasters walls.',
    Qualifications: 'Two years of work as a mason.',
  },
];

async function jobsAndRentals(hand) {
  const { page } = hand;
  await open(hand, '/rentals-list');
  await hand.click(panelOf(page).getByLabel('Equipment and vehicles for rent'));
  await saved(page);
  await hand.visit('/admin-dashboard?tab=careers');
  const listings = page.getByRole('tabpanel', { name: 'Careers' });
  await listings.getByRole('button', { name: 'Delete' }).first().waitFor();
  for (let left = await listings.getByRole('button', { name: 'Delete' }).count(); left > 0; left--) {
    page.once('dialog', (question) => question.accept());
    await hand.click(listings.getByRole('button', { name: 'Delete' }).first());
  }
  for (const job of JOBS) {
    await fill(hand, listings, job);
    await hand.click(listings.getByRole('button', { name: 'Add Job' }));
    await listings.getByRole('heading', { name: job['Job title'] }).waitFor();
  }
}

async function confirmations(hand) {
  const { page } = hand;
  await open(hand, '/offers');
  await unfold(hand, 'Confirmation of quote requests');
  await hand.type(
    panelOf(page).getByRole('textbox', { name: 'Text above the details' }),
    'Thank you, {name}. An engineer of {firm} will call you {answerBy}.',
  );
}

async function privacy(hand) {
  await open(hand, '/privacy');
  await fill(hand, panelOf(hand.page), { 'Data protection officer': 'Compliance officer' });
}

async function publishFirm(hand) {
  await open(hand, '/');
  await publish(hand);
}

const SAMPLE_WORDS = /ECLAR|eclar\.example|Gerona|Tarlac|Luzon/;

/** @throws if a public page or file still names the firm or the places of the sample */
async function findSampleWords(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  const files = ['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/company-profile'];
  const found = [];
  for (const path of [...pages, ...files]) {
    const text = await (await fetch(url + path)).text();
    if (SAMPLE_WORDS.test(text)) found.push(`${path}: …${text.slice(text.search(SAMPLE_WORDS) - 60).slice(0, 120)}…`);
  }
  if (found.length > 0) throw new Error(`Words of the sample are left:\n${found.join('\n')}`);
  return pages.length;
}

export const STEPS = {
  nameAndLogo,
  homePage,
  newServices,
  contactPage,
  aboutPage,
  projects,
  jobsAndRentals,
  confirmations,
  privacy,
  publish: publishFirm,
};

/** An owner with the papers of the firm at hand. */
export async function newFirm(hand, { url }) {
  const { page } = hand;
  await hand.visit('/');
  await hand.shoot();
  hand.start();
  await hand.click(page.getByRole('button', { name: 'Edit this page' }));
  await saved(page);
  for (const step of Object.values(STEPS)) await step(hand);
  await findSampleWords(url);
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    await hand.shoot();
  }
}
