/** Runs in the page, to exclude calls between processes: measures from the press to the frame that shows a field. */
const OPEN = `new Promise((resolve) => {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Edit this page');
  const began = performance.now();
  const look = () => {
    if (document.querySelector('aside[data-editor] :is(input, textarea, summary, fieldset)')) resolve(performance.now() - began);
    else requestAnimationFrame(look);
  };
  button.click();
  look();
})`;

/** Opens edit mode on a page in a new browser context, on a slower processor. `ms` is the time that it took. */
export async function openInEditMode(browser, url, token, { path, width, isHovered, slower }) {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 740 : 900 }, baseURL: url });
  await context.addInitScript(
    `localStorage.setItem('adminToken', '${token}'); localStorage.setItem('isAdmin', 'true');`,
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Edit this page' });
  await button.waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (isHovered) {
    await button.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000); // a person aims for longer
  }
  const ms = await page.evaluate(OPEN);
  return { page, devtools, ms, close: () => context.close() };
}

/** @returns the milliseconds that it took */
export async function openEditor(...how) {
  const { ms, close } = await openInEditMode(...how);
  await close();
  return ms;
}
