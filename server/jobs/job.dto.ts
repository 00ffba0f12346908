import { ApiProperty } from '@nestjs/swagger';
import type { Job, JobInput } from '#shared/contract';
import { JOB_RULES } from '#shared/listings/row-rules';
import { Field } from '../http/body/decorators/field.decorator.ts';

export class JobInputDto implements JobInput {
  @Field(JOB_RULES.title, 'Site engineer for flood control works')
  title: string;

  @Field(JOB_RULES.position, 'Site Engineer')
  position: string;

  @Field(JOB_RULES.location, 'Gerona, Tarlac')
  location: string;

  /** Text with line breaks. Only b, i, em, strong, u, ul, ol, li, p and br are kept, without attributes. */
  @Field(JOB_RULES.fullDescription, 'Runs the daily works on site.\nReports to the project manager.')
  fullDescription: string;

  /** Text with line breaks, cleaned like fullDescription. */
  @Field(JOB_RULES.qualifications, 'Licensed civil engineer\nTwo years on road or drainage projects')
  qualifications: string;

  /** The last day, in office time, on which visitors see the job. Without it, the job stays open. */
  @Field(JOB_RULES.closesOn, '2026-12-31')
  closesOn?: string;
}

export class JobDto extends JobInputDto implements Job {
  @ApiProperty({ format: 'uuid', example: '7a1f4c7e-2b54-4f8e-8f4d-0c9b1a6d3e21' })
  _id: string;
}
