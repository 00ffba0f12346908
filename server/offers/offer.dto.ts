import { SERVICES } from '../../shared/catalogue.ts';
import { COMPANY } from '../../shared/company.ts';
import type { QuoteRequest } from '../../shared/contract.ts';
import { QUOTE_RULES } from '../../shared/rules.ts';
import { Field } from '../common/field.decorator.ts';
import { TrappedFormDto } from '../submissions/trapped-form.dto.ts';

export class QuoteRequestDto extends TrappedFormDto implements QuoteRequest {
  @Field(QUOTE_RULES.name, 'Municipal Engineering Office')
  name: string;

  @Field(QUOTE_RULES.phone, '+63 45 123 4567')
  phone: string;

  @Field(QUOTE_RULES.email, 'engineering.office@example.com')
  email: string;

  @Field(QUOTE_RULES.service, SERVICES[0].name)
  service: string;

  /** The company office, or `Other`. */
  @Field(QUOTE_RULES.meetingLocation, COMPANY.officeLabel)
  meetingLocation: string;

  /** Required when the meeting location is `Other`. */
  @Field(QUOTE_RULES.customLocation, 'Municipal Hall, Paniqui, Tarlac')
  customLocation?: string;

  /** Long English text in Philippine time. */
  @Field(QUOTE_RULES.meetingDateTime, 'Monday, March 3, 2025 at 2:30 PM')
  meetingDateTime: string;
}
