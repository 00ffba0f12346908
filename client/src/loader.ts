/**
 * Inlined into the head of every page, so it is short. Pages are readable and their links work without scripts, which load once the page
 * has loaded or at the first pointer, key or focus event. Presses and changes before hydration are recorded for early-presses.ts.
 */
import type {} from './early-presses.ts';

const PAUSE_MS = 500;
/** Starts after the load event even if the browser is never idle. */
const IDLE = { timeout: 300 };
/** Milliseconds after the start until an unresponsive page shows the notice. */
const PATIENCE_MS = 20_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'change', 'submit'];

const scripts = document.currentScript!.dataset.scripts!.split(' ');
window.earlyPresses = new Map();

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Applies a deferred style sheet, which comes with media="print". A failed one is retried once. */
async function apply(sheet: HTMLLinkElement, hasFailed: boolean, giveUp: () => void) {
  if (!hasFailed) sheet.media = 'all';
  else if (sheet.dataset.again) giveUp();
  else {
    const again = sheet.cloneNode() as HTMLLinkElement;
    again.dataset.again = 'true';
    await pause();
    sheet.replaceWith(again);
  }
}

/** Resolves once the document and its style sheets have loaded; without the sheets, the next page would be bare. */
const ready = new Promise<void>((resolve, reject) => {
  const onEvent = ({ type, target }: Event) => {
    if (target instanceof HTMLLinkElement && target.media === 'print') void apply(target, type === 'error', reject);
    if (document.readyState !== 'loading' && !document.querySelector('link[media=print]')) resolve();
  };
  // on the document, before the parser reaches a sheet: a cached one may load before the rest of a slow page arrives
  for (const type of ['load', 'error', 'DOMContentLoaded']) document.addEventListener(type, onEvent, true);
});

/** Shows the notice unless the page responds; early-presses.ts hides it again. */
const showNotice = () => window.earlyPresses && document.getElementById('not-loaded')?.removeAttribute('hidden');

ready.catch(showNotice);

let isAsked = false;

function start() {
  if (isAsked) return;
  isAsked = true;
  for (const href of scripts)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  const load = () => import(scripts[0]);
  ready.then(() => load().catch(() => pause().then(load))).catch(showNotice);
  setTimeout(showNotice, PATIENCE_MS);
}

/** Records an event for replay and hides it from React, which would otherwise handle it twice. */
function record(event: Event, presses: NonNullable<Window['earlyPresses']>) {
  const target = event.target as HTMLElement;
  const button = event.type === 'click' && target.closest<HTMLElement>('button[type=button]');
  const press = (pressed: HTMLElement, submitter: HTMLElement | null = null) => {
    presses.delete(pressed); // the last press counts
    presses.set(pressed, submitter);
  };
  if (event.type === 'submit') press(target, (event as SubmitEvent).submitter);
  else if (target instanceof HTMLSelectElement && event.type === 'change') press(target);
  else if (!button) return;
  else if (button.closest('#not-loaded')) location.reload();
  else press(button);
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onSign(event: Event) {
  start();
  if (window.earlyPresses) record(event, window.earlyPresses);
}

for (const sign of SIGNS) addEventListener(sign, onSign, true);
addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(start, IDLE) : start()));
