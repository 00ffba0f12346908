import { ParseUUIDPipe, type ValidationError, ValidationPipe } from '@nestjs/common';
import { ERRORS } from '#shared/error-messages';
import { Problem } from './problem.ts';
import { unknownField } from '../body/plain-input.ts';

/** As PostgreSQL writes it. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Parses a row's id in the path. @throws Problem 400 unless it is a UUID */
export const idPipe = new ParseUUIDPipe({ exceptionFactory: () => new Problem(400, ERRORS.badId) });

/** A sentence shared by a field and its list entries is reported once. */
const sentencesOf = ({ property, constraints = {}, children = [] }: ValidationError): string[] => {
  const own = Object.entries(constraints).map(([constraint, sentence]) =>
    constraint === 'whitelistValidation' ? unknownField(property) : sentence,
  );
  return [...new Set([...own, ...children.flatMap(sentencesOf)])];
};

/** Checks bodies against their DTO and reports all invalid fields. */
export const validationPipe = new ValidationPipe({
  whitelist: true,
  forbidNonWhitelisted: true,
  transform: true,
  exceptionFactory: (errors) => new Problem(400, errors.flatMap(sentencesOf)),
});
