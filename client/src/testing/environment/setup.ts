import '@testing-library/jest-dom';
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { endAccount } from '../../stores/account.ts';
import { browserStorage, tabStorage } from '../../stores/storage.ts';
import { watchAlerts } from './alerts.ts';
import { checkConsole, watchConsole } from './console.ts';
import { resetStores } from './stores.ts';

// Of `findBy…` and `waitFor`: the first test that opens a page also compiles it.
configure({ asyncUtilTimeout: 20_000 });

const testingLibrary = getConfig();
const elsewhere = createRoot(document.createElement('div'));
/**
 * After `findBy…`, `waitFor` and each action of a user, runs the effects that are due: React does so before it renders anything. Left
 * to React's scheduler, they may come after the test's next line, depending on the machine's load.
 */
configure({
  asyncWrapper: async (callback) => {
    const result: unknown = await testingLibrary.asyncWrapper(callback);
    act(() => elsewhere.render(null));
    return result;
  },
});

/** Keeps the document out of query errors: `findBy…` would print it at every retry. To see it, set DEBUG_PRINT_LIMIT=7000. */
if (!process.env.DEBUG_PRINT_LIMIT) {
  configure({
    getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  });
}

jest.mock('zustand', () => {
  const zustand = jest.requireActual<typeof import('zustand')>('zustand');
  const { remembering } = jest.requireActual<typeof import('./stores.ts')>('./stores.ts');
  return { ...zustand, create: remembering(zustand.create) };
});

beforeEach(() => {
  watchConsole();
  watchAlerts();
  // a real timeout would fire after the test; controlTimeout() fires it in a test
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  // not implemented by jsdom; scrolling returns promises, as in Chromium 150
  window.scrollTo = jest.fn().mockResolvedValue(undefined);
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  Element.prototype.scrollTo = jest.fn().mockResolvedValue(undefined);
  window.ResizeObserver = class {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
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
  endAccount();
  resetStores();
  jest.restoreAllMocks(); // first, because specs also mock the storage
  browserStorage.clear();
  tabStorage.clear();
  checkConsole();
});
