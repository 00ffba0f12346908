import { MEETING_ELSEWHERE, type SubmissionDetail, type SubmissionKind } from '../../../../../../../shared/contract.ts';
import { APPLICATION_RULES, INQUIRY_RULES, QUOTE_RULES } from '../../../../../../../shared/rules.ts';

type TextKey = {
  [Key in keyof SubmissionDetail]: SubmissionDetail[Key] extends string | null ? Key : never;
}[keyof SubmissionDetail];

export interface SubmissionField {
  key: TextKey;
  /** The label in the public form. */
  label: string;
}

const FIELDS: Record<SubmissionKind, SubmissionField[]> = {
  quote: [
    { key: 'name', label: QUOTE_RULES.name.label },
    { key: 'phone', label: QUOTE_RULES.phone.label },
    { key: 'email', label: QUOTE_RULES.email.label },
    { key: 'service', label: QUOTE_RULES.service.label },
    { key: 'meetingLocation', label: QUOTE_RULES.meetingLocation.label },
    { key: 'customLocation', label: QUOTE_RULES.customLocation.label },
    { key: 'meetingDateTime', label: QUOTE_RULES.meetingDateTime.label },
  ],
  application: [
    { key: 'name', label: APPLICATION_RULES.name.label },
    { key: 'email', label: APPLICATION_RULES.email.label },
    { key: 'position', label: APPLICATION_RULES.position.label },
    { key: 'phone', label: APPLICATION_RULES.contact.label },
  ],
  inquiry: [
    { key: 'name', label: INQUIRY_RULES.name.label },
    { key: 'email', label: INQUIRY_RULES.email.label },
    { key: 'service', label: INQUIRY_RULES.service.label },
    { key: 'phone', label: INQUIRY_RULES.contact.label },
    { key: 'description', label: INQUIRY_RULES.description.label },
    { key: 'deliveryOption', label: INQUIRY_RULES.deliveryOption.label },
    { key: 'deliveryLocation', label: INQUIRY_RULES.deliveryLocation.label },
  ],
};

/** The fields in the order of the public form, which hides the custom location of a meeting at the office. */
export const fieldsOf = ({ kind, meetingLocation }: SubmissionDetail): SubmissionField[] =>
  FIELDS[kind].filter(({ key }) => key !== 'customLocation' || meetingLocation === MEETING_ELSEWHERE);
