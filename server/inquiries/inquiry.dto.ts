import type { ServiceInquiry } from '../../shared/contract.ts';
import { INQUIRY_FORM } from '../../shared/forms/inquiry.ts';
import { FormDto } from '../submissions/form-dto.ts';

export class ServiceInquiryDto extends FormDto(INQUIRY_FORM) implements ServiceInquiry {}
