/** Single pictures for docs/owner.md. Each begins on a new page, signed in. */
import { ADMIN } from '../lib/product.mjs';
import { adminCalls } from '../lib/load/http.mjs';
import { publishDrafts, setDraft } from '../lib/load/content.mjs';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

async function invitation(page) {
  await page.goto('/admin-dashboard?tab=people');
  const heading = page.getByText('Invite a person').first();
  await heading.waitFor();
  const form = page.getByRole('form', { name: 'Invite a person' });
  if (!(await form.isVisible())) await heading.click();
  await form.getByLabel('Email').fill('hr@eclar.example');
  await form.getByLabel(/^HR/).check();
  await form.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('heading', { name: 'Link for hr@eclar.example' }).waitFor();
}

async function twoFactor(page) {
  await page.goto('/admin-dashboard?tab=account');
  await page.getByRole('button', { name: 'Add an app' }).click();
  const form = page.getByRole('form', { name: 'Add an authenticator app' });
  await form.getByLabel('Current password').fill(ADMIN.password);
  await form.getByRole('button').first().click();
  await page.getByRole('img', { name: /QR/ }).scrollIntoViewIfNeeded();
}

async function activity(page, { url }) {
  const call = await adminCalls(url);
  await setDraft(call, 'about', ['mission'], 'To build what lasts.');
  await publishDrafts(call);
  const [job] = await (await call('jobs')).json();
  await call(`jobs/${job._id}`, { method: 'DELETE' });
  await page.goto('/admin-dashboard?tab=activity');
  await page.getByRole('tabpanel', { name: 'Activity' }).getByRole('listitem').first().waitFor();
}

async function meetingHours(page, { url }) {
  const call = await adminCalls(url);
  await setDraft(call, 'forms', ['meetingHours'], [{ days: 'Monday to Friday', opens: '09:00', closes: '16:00' }]);
  await publishDrafts(call);
  await page.evaluate('localStorage.clear()'); // shown to visitors
  await page.goto('/offers');
  await page.getByLabel('Service').selectOption({ index: 1 });
  const choices = page.getByText('Quick choices');
  await choices.waitFor();
  await choices.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

async function privacyNotice(page) {
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Edit this page' }).click();
  await page.getByRole('complementary', { name: 'Edit this page' }).getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Who we are', exact: true }).click();
}

/** What each shows, and the viewports in which it is taken. */
export const STILLS = {
  'people-invitation': { show: invitation, viewports: [WIDE, PHONE] },
  'people-two-factor': { show: twoFactor, viewports: [WIDE, PHONE] },
  'people-activity': { show: activity, viewports: [WIDE, PHONE] },
  'meeting-hours': { show: meetingHours, viewports: [PHONE] },
  'privacy-notice': { show: privacyNotice, viewports: [WIDE] },
};
