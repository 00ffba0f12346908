import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { watchAlerts } from './alerts.ts';
import { checkConsole, watchConsole } from './console.ts';
import { resetStores } from './stores.ts';

// How long `findBy…` and `waitFor` keep looking: the first opening of a page compiles it.
configure({ asyncUtilTimeout: 10_000 });

jest.mock('zustand', () => {
  const zustand = jest.requireActual<typeof import('zustand')>('zustand');
  const { remembering } = jest.requireActual<typeof import('./stores.ts')>('./stores.ts');
  return { ...zustand, create: remembering(zustand.create) };
});

beforeEach(() => {
  watchConsole();
  watchAlerts();
  // a request that is never answered would fail after its test; controlTimeout() says when one has waited long enough
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  // jsdom has none of these either
  window.scrollTo = jest.fn();
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = jest.fn(function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  resetStores();
  localStorage.clear();
  sessionStorage.clear();
  checkConsole();
});
