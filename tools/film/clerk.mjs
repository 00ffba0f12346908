/** Scene: ten things that a clerk does in the inbox, one after the other. */
import { ADMIN } from '../lib/product.mjs';
import { adminCalls } from '../lib/load/http.mjs';

const CALLER = { name: 'Nora Caller', contact: '09175550142' };
const MEETING = 'Monday, March 3, 2031 at 2:30 PM';
const SPELLINGS = ['0917 555 0142', '0917-555-0142', '+639175550142', '5550142'];

const filled = (form, more) => ({ ...form, body: { ...form.body, ...more } });

/** As they arrive: the list shows the last one first. */
async function submissions(url) {
  const { application, inquiry, quote, send } = await import('../lib/load/forms.mjs'); // needs the build
  const forms = [
    filled(inquiry(CALLER.name), { contact: CALLER.contact }),
    inquiry('Cheap Backlinks'),
    application('Ben Applicant'),
    filled(quote('Carla Proposed'), { meetingDateTime: MEETING }),
    filled(quote('Dario Confirmed'), { meetingDateTime: MEETING }),
    inquiry('Elena Asks'),
  ];
  for (const form of forms) {
    const response = await send(url, form);
    if (!response.ok) throw new Error(`POST ${form.path} answered ${response.status}: ${await response.text()}`);
  }
}

/** Invited people have a name; the first admin has none. */
async function nameAccount(url) {
  const call = await adminCalls(url);
  const accounts = await (await call('admin/accounts')).json();
  const { _id } = accounts.find(({ email }) => email === ADMIN.email);
  await call(`admin/accounts/${_id}`, { method: 'PATCH', body: { name: 'Rosa' } });
}

const opened = (page, name) => page.getByRole('heading', { level: 2, name: new RegExp(name) }).waitFor();

export async function clerk(hand, { url }) {
  const { page } = hand;
  await nameAccount(url);
  await submissions(url);
  await page.goto('/admin-dashboard?tab=inbox');
  const record = page.getByRole('article');
  const button = (name) => record.getByRole('button', { name, exact: true });
  const link = (name) => page.getByRole('listitem').filter({ hasText: name }).getByRole('link').first();
  await link('Elena Asks').waitFor();
  hand.start();
  // read, and reply with a template
  await hand.click(link('Elena Asks'));
  await opened(page, 'Elena Asks');
  await hand.click(button('We need some details'));
  await hand.click(button('Queue & done → next'));
  // confirm a meeting
  await opened(page, 'Dario Confirmed');
  await hand.click(button('Confirm'));
  await hand.click(button('Queue confirmation'));
  await record.getByText(/^Confirmed on/).waitFor();
  await hand.click(button('Done → next'));
  // propose another time
  await opened(page, 'Carla Proposed');
  await hand.click(button('Propose another time'));
  await hand.typeDate(record.getByLabel('Date and time (Philippine time)'), '2031-03-03T09:00');
  await hand.click(button('Queue proposal'));
  await record.getByText(/^Proposed on/).waitFor();
  await hand.click(button('Done → next'));
  // invite an applicant to an interview
  await opened(page, 'Ben Applicant');
  await hand.click(button('Interview'));
  await hand.click(button('Write the interview letter'));
  await hand.click(button('Queue & done → next'));
  // move spam away
  await opened(page, 'Cheap Backlinks');
  await hand.click(button('Mark as spam'));
  // find who called, by any spelling of the number
  await opened(page, CALLER.name);
  const search = page.getByRole('tabpanel', { name: /^Inbox/ }).getByRole('searchbox');
  await hand.click(search);
  for (const spelling of SPELLINGS) {
    await hand.type(search, spelling);
    await page.waitForURL((address) => address.searchParams.get('search') === spelling);
    await link(CALLER.name).waitFor();
  }
  // assign, delete and restore
  await hand.click(link(CALLER.name));
  await opened(page, CALLER.name);
  await hand.click(button('Assign to me'));
  await record.getByText('Assignee: Rosa').waitFor();
  await hand.click(button('Delete'));
  await hand.click(page.getByRole('button', { name: 'Undo' }).last());
  await link(CALLER.name).waitFor();
}
