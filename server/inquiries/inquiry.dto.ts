import { SERVICES } from '../../shared/catalogue.ts';
import type { DeliveryOption, ServiceInquiry } from '../../shared/contract.ts';
import { INQUIRY_RULES } from '../../shared/rules.ts';
import { Field } from '../common/field.decorator.ts';
import { TrappedFormDto } from '../submissions/trapped-form.dto.ts';

export class ServiceInquiryDto extends TrappedFormDto implements ServiceInquiry {
  @Field(INQUIRY_RULES.name, 'Barangay Council')
  name: string;

  @Field(INQUIRY_RULES.email, 'barangay.council@example.com')
  email: string;

  @Field(INQUIRY_RULES.service, SERVICES[4].name)
  service?: string;

  @Field(INQUIRY_RULES.contact, '+63 45 123 4567')
  contact: string;

  /** Text with line breaks. */
  @Field(INQUIRY_RULES.description, '12 cubic metres, 3000 psi, for a covered court slab')
  description?: string;

  @Field(INQUIRY_RULES.deliveryOption, 'Deliver')
  deliveryOption: DeliveryOption;

  /** Where to, when it is to be delivered; may stay empty. */
  @Field(INQUIRY_RULES.deliveryLocation, 'Barangay hall, Moncada, Tarlac')
  deliveryLocation?: string;
}
