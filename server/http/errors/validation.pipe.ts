import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { Problem } from './problem.ts';
import { unknownField } from '../body/plain-input.ts';

const sentencesOf = (error: ValidationError): string[] =>
  Object.entries(error.constraints ?? {}).map(([constraint, sentence]) =>
    constraint === 'whitelistValidation' ? unknownField(error.property) : sentence,
  );

/** Checks bodies against their DTO and reports all invalid fields, with one sentence for each. */
export const validationPipe = new ValidationPipe({
  whitelist: true,
  forbidNonWhitelisted: true,
  transform: true,
  validationError: { target: false, value: false },
  exceptionFactory: (errors) => new Problem(400, errors.flatMap(sentencesOf)),
});
