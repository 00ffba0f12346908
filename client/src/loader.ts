/**
 * Inlined into the head of every page, so it is short. Pages are readable and their links work without scripts, which load once the page
 * has loaded or at the first pointer, key or focus event. Presses and changes before hydration are recorded for early-presses.ts.
 */
import type {} from './early-presses.ts';

const PAUSE_MS = 500;
/** Starts after the load event even if the browser is never idle. */
const IDLE = { timeout: 300 };
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'change', 'submit'];

const scripts = document.currentScript!.dataset.scripts!.split(' ');
window.earlyPresses = new Map();

const once = (target: EventTarget, ...types: string[]) =>
  new Promise((resolve) => types.forEach((type) => target.addEventListener(type, resolve, { once: true })));

/** Deferred style sheets come with media="print". */
const applied = [...document.querySelectorAll<HTMLLinkElement>('link[media]')].map(async (sheet) => {
  await once(sheet, 'load', 'error');
  sheet.media = 'all';
});
const ready = Promise.all([once(document, 'DOMContentLoaded'), ...applied]);

let isAsked = false;

function start() {
  if (isAsked) return;
  isAsked = true;
  for (const href of scripts)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  const load = () => import(scripts[0]);
  ready
    .then(load)
    .catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(load))
    .catch(() => (document.getElementById('not-loaded')!.hidden = false));
}

function onSign(event: Event) {
  start();
  const target = event.target as HTMLElement;
  if (event.type === 'submit' && window.earlyPresses) {
    event.preventDefault();
    window.earlyPresses.set(target, (event as SubmitEvent).submitter);
  }
  if (target instanceof HTMLSelectElement && event.type === 'change') window.earlyPresses?.set(target, null);
  const button = event.type === 'click' && target.closest<HTMLElement>('button[type=button]');
  if (!button) return;
  window.earlyPresses?.set(button, null);
  if (button.closest('#not-loaded')) location.reload();
}

for (const sign of SIGNS) addEventListener(sign, onSign, true);
addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(start, IDLE) : start()));
