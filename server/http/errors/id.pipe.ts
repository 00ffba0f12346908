import { ParseUUIDPipe } from '@nestjs/common';
import { ERRORS } from '#shared/error-messages';
import { Problem } from './problem.ts';

/** Parses a row's id in the path. @throws Problem 400 unless it is a UUID */
export const idPipe = new ParseUUIDPipe({ exceptionFactory: () => new Problem(400, ERRORS.badId) });
