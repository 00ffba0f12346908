/* global jest */
/** Gives each test of Jest that fails a second try: docs/decisions/testing.md. Code that Stryker has broken gets none. */
if (!process.env.__STRYKER_ACTIVE_MUTANT__) jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
