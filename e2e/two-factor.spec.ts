import type { Page } from '@playwright/test';
import { Secret, TOTP as Totp } from 'otpauth';
import { TOTP } from '#shared/accounts/two-factor';
import { PATHS } from '#shared/catalogue';
import { MESSAGES } from '#shared/messages';
import { ADMIN } from '../tools/lib/product.mjs';
import { fillSignIn, signInByForm } from './admin.ts';
import { bringAxe, expectNoViolations } from './axe.ts';
import { expect, THOROUGH } from './fixtures.ts';
import { onOwnProduct } from './own-product.ts';

const ACCOUNT = `${PATHS.adminDashboard}?tab=account`;
const SECOND_STEP = '401 POST /api/admin-login/second-step';

/** A separate product, whose admin sets up second factors. It needs a domain: passkeys do not work at an IP address. */
const test = onOwnProduct('two-factor').extend({
  baseURL: ({ product }, use) => use(product.url.replace('127.0.0.1', 'localhost')),
});
test.describe.configure({ mode: 'serial' });
test.beforeEach(({ page }) => bringAxe(page));

/** The code of a base32 secret, a number of TOTP periods from now. */
const codeOf = (secret: string, periods = 0) =>
  Totp.generate({ ...TOTP, secret: Secret.fromBase32(secret), timestamp: Date.now() + periods * TOTP.period * 1000 });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const signOut = (page: Page) => press(page, MESSAGES.admin.logout);

async function prove(page: Page, form: string, button: string) {
  await page.getByRole('form', { name: form }).getByLabel('Current password').fill(ADMIN.password);
  await press(page, button);
}

async function sendCode(page: Page, code: string) {
  await page.getByLabel('Code from your authenticator app').fill(code);
  await press(page, 'Sign in');
}

const onDashboard = (page: Page) => expect(page.getByRole('button', { name: MESSAGES.admin.logout })).toBeVisible();

test(
  'an app is set up by its code, asked for at the sign-in, and replaced by recovery codes when it is gone',
  THOROUGH,
  async ({ page, allow }) => {
    allow(SECOND_STEP);
    await signInByForm(page);
    await page.goto(ACCOUNT);
    await press(page, 'Add an app');
    await prove(page, 'Add an authenticator app', 'Next');
    await expect(page.getByRole('img', { name: 'QR code with the setup key' })).toBeVisible();
    await expectNoViolations(page);
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    await page.getByLabel('Code from the app').fill(codeOf(secret));
    await press(page, 'Add the app');
    const shown = page.getByRole('listitem').locator('code');
    await expect(shown).toHaveCount(10);
    const codes = await shown.allInnerTexts();
    await expectNoViolations(page);
    await press(page, 'I have saved them');
    await expect(page.getByText('App added. All other sessions have ended.')).toBeVisible();

    await signOut(page);
    await fillSignIn(page, 'not the password');
    await sendCode(page, codeOf(secret, 1));
    await expect(page.getByRole('alert')).toHaveText(/^Invalid credentials\. Check the code, or start again/);
    await expectNoViolations(page);
    await press(page, 'Start again');
    await fillSignIn(page);
    const used = codeOf(secret, 1);
    await sendCode(page, used);
    await onDashboard(page);

    await signOut(page);
    await fillSignIn(page);
    await sendCode(page, used); // a code works only once
    await expect(page.getByRole('alert')).toBeVisible();
    await press(page, 'Use a recovery code');
    await page.getByLabel('Recovery code').fill(codes[0].toUpperCase());
    await page.getByLabel('Remember this device for 30 days').check();
    await press(page, 'Sign in');
    await onDashboard(page);

    await signOut(page);
    await fillSignIn(page);
    await onDashboard(page); // the device is remembered
    await page.goto(ACCOUNT);
    await expect(page.getByText('9 of 10 left')).toBeVisible();
    await press(page, 'Remove the app');
    await prove(page, 'Remove the authenticator app', 'Remove');
    await expect(page.getByText('App removed. All other sessions have ended.')).toBeVisible();
    await signOut(page);
    await fillSignIn(page);
    await onDashboard(page);
  },
);

test(
  'a passkey is made by the browser, and is a second factor from then on',
  THOROUGH,
  async ({ page, context, allow }) => {
    allow(SECOND_STEP);
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signInByForm(page);
    await page.goto(ACCOUNT);
    await press(page, 'Add a passkey');
    const form = page.getByRole('form', { name: 'Add a passkey' });
    await form.getByLabel('Name of the passkey').fill('Office laptop');
    await form.getByLabel('Current password').fill(ADMIN.password);
    await press(page, 'Add the passkey');
    await press(page, 'I have saved them');
    await expect(page.getByRole('button', { name: 'Remove Office laptop' })).toBeVisible();
    await expectNoViolations(page);
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

    await signOut(page);
    await fillSignIn(page);
    await press(page, 'Use a passkey');
    await onDashboard(page);
    await page.goto(ACCOUNT);
    await expect(page.getByText(/last used on/)).toBeVisible();

    await signOut(page);
    await fillSignIn(page, 'not the password');
    await press(page, 'Use a passkey');
    await expect(page.getByRole('alert')).toHaveText(/^Invalid credentials/);

    // the device cannot verify its user
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await press(page, 'Start again');
    await fillSignIn(page);
    await press(page, 'Use a passkey');
    await expect(page.getByRole('alert')).toHaveText('The passkey was not used. Try again, or enter a code.');
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await press(page, 'Use a passkey');
    await onDashboard(page);
  },
);
