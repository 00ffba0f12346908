import { ApiHideProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import type { TRAP_FIELD } from '#shared/endpoints';

/** What every public form's body may hold besides its fields. */
export class TrappedFormDto implements Partial<Record<typeof TRAP_FIELD, unknown>> {
  /** Filled in by machines alone. Whatever it holds is no error: suspected spam is answered like any other. */
  @Allow()
  @ApiHideProperty()
  subject?: unknown;
}
