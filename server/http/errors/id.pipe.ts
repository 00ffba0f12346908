import { ParseUUIDPipe } from '@nestjs/common';
import { ERRORS } from '#shared/error-messages';
import { Problem } from './problem.ts';

/** The id of a row in the path. @throws Problem 400 for anything but a UUID */
export const idPipe = new ParseUUIDPipe({ exceptionFactory: () => new Problem(400, ERRORS.badId) });
