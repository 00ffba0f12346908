import { ApiHideProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import type { HONEYPOT_FIELD } from '#shared/endpoints';

/** The trap field of every public form. */
export class HoneypotDto implements Partial<Record<typeof HONEYPOT_FIELD, unknown>> {
  /** Only bots fill it in. It is never an error, because suspected spam is answered like any other submission. */
  @Allow()
  @ApiHideProperty()
  subject?: unknown;
}
