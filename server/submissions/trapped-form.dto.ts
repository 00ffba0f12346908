import { ApiHideProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import type { TRAP_FIELD } from '#shared/endpoints';

/** The trap field of every public form. */
export class TrappedFormDto implements Partial<Record<typeof TRAP_FIELD, unknown>> {
  /** Only programs fill it in. It is never an error, because suspected spam is answered like any other submission. */
  @Allow()
  @ApiHideProperty()
  subject?: unknown;
}
