/* global jest */
/** Gives each test of Jest that fails a second try: docs/decisions/050-second-try.md. */
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
