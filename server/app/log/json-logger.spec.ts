import { Logger } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { JsonLogger } from './json-logger.ts';

const ERROR = new TypeError('no such thing', { cause: new Error('the first cause') });
const TOLD = {
  type: 'TypeError',
  message: 'no such thing',
  stack: expect.stringMatching(/^TypeError: no such thing\n\s+at /),
  cause: { type: 'Error', message: 'the first cause' },
};

describe('a line of the log', () => {
  const lines: string[] = [];
  const log = new JsonLogger('trace', { write: (line) => void lines.push(line) });
  const nest = new Logger('Place');
  const last = () => JSON.parse(lines.at(-1) ?? '') as Record<string, unknown>;
  beforeAll(() => void Logger.overrideLogger(log));
  afterAll(() => void Logger.overrideLogger(false));

  it.each<[string, () => void, string]>([
    ['the message', () => nest.error(ERROR), 'no such thing'],
    ['the message of a fatal line', () => nest.fatal(ERROR), 'no such thing'],
    ['a parameter', () => nest.error('it failed', ERROR), 'it failed'],
    ['a parameter of a warning', () => nest.warn('it failed', ERROR), 'it failed'],
    ['a property', () => nest.error({ msg: 'it failed', err: ERROR }), 'it failed'],
    ['a property, beside a stack', () => nest.error({ msg: 'it failed', err: ERROR }, 'a\n    at b:1:1'), 'it failed'],
  ])('tells type, message, stack and cause of an error that is %s', (_what, write, msg) => {
    write();
    expect(last()).toMatchObject({ msg, context: 'Place', err: TOLD });
  });

  it('tells the stack that is given as a text', () => {
    nest.error('it failed', ERROR.stack);
    expect(last()).toMatchObject({ msg: 'it failed', context: 'Place', stack: ERROR.stack });
  });

  it('takes a stack for no context when there is none', () => {
    log.error('it failed', ERROR.stack);
    expect(last()).toMatchObject({ msg: 'it failed', stack: ERROR.stack });
    expect(last()).not.toHaveProperty('context');
  });

  it('tells each of several errors', () => {
    nest.error(new AggregateError([ERROR, new Error('another')]));
    expect(last()).toMatchObject({ err: { type: 'AggregateError', errors: [TOLD, { message: 'another' }] } });
  });

  it('tells no parameters of a query that failed, nor the row that was refused', () => {
    const refused = Object.assign(new Error('violates check "x"'), { code: '23514', detail: 'Failing row: Ana' });
    nest.error(new QueryFailedError('INSERT', ['Ana'], refused));
    nest.error('it failed', new QueryFailedError('INSERT', ['Ana'], refused));
    expect(last()).toMatchObject({ err: { type: 'QueryFailedError', message: 'violates check "x"', code: '23514' } });
    expect(lines.slice(-2).join()).not.toContain('Ana');
  });

  it('holds back what is private of an object beside the message', () => {
    nest.error('it failed', { email: 'ana@example.com', mail: { token: 'ana' } }, { kind: 'quote' });
    expect(lines.at(-1)).not.toContain('ana');
    expect(last()).toMatchObject({ details: [{ email: '[Redacted]' }, { kind: 'quote' }] });
  });

  it('tells a message that is no text', () => {
    log.warn(42, 'Place');
    expect(last()).toMatchObject({ msg: '42', context: 'Place' });
  });
});
