import type { ServiceInquiry } from '#shared/contract';
import { INQUIRY_FORM } from '#shared/forms/inquiry';
import { FormDto } from '../submissions/form/form-dto.ts';

export class ServiceInquiryDto extends FormDto(INQUIRY_FORM) implements ServiceInquiry {}
