import { IncomingMessage, ServerResponse } from 'node:http';
import type { Application } from 'express';

/** The prototypes that Express sets are missing in its types. */
export type ExpressApplication = Application & Record<'request' | 'response', object>;
type MessageClass = typeof IncomingMessage | typeof ServerResponse;

/** A subclass of Node's class whose prototype inherits what Express adds, and is the one that Express sets. */
function extend<Class extends MessageClass>(base: Class, app: ExpressApplication, name: 'request' | 'response'): Class {
  class ExpressMessage extends (base as typeof IncomingMessage) {}
  app[name] = Object.setPrototypeOf(ExpressMessage.prototype, app[name]) as object;
  return ExpressMessage as unknown as Class;
}

/**
 * Classes for `createServer`, whose messages have the prototypes of this Express application from the start.
 *
 * Express sets the prototype of each request and response (`app.handle`), which makes V8 give up its caches of their
 * shape. An object that has this prototype already is left alone.
 */
export const expressMessages = (app: ExpressApplication) => ({
  IncomingMessage: extend(IncomingMessage, app, 'request'),
  ServerResponse: extend(ServerResponse, app, 'response'),
});
