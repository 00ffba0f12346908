import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { Problem } from './problem.ts';
import { unknownField } from '../body/plain-input.ts';

const sentencesOf = ({ property, constraints = {}, children = [] }: ValidationError): string[] => [
  ...Object.entries(constraints).map(([constraint, sentence]) =>
    constraint === 'whitelistValidation' ? unknownField(property) : sentence,
  ),
  ...children.flatMap(sentencesOf),
];

/** Checks bodies against their DTO and reports all invalid fields, with one sentence for each kind of mistake. */
export const validationPipe = new ValidationPipe({
  whitelist: true,
  forbidNonWhitelisted: true,
  transform: true,
  validationError: { target: false, value: false },
  exceptionFactory: (errors) => new Problem(400, [...new Set(errors.flatMap(sentencesOf))]),
});
