import { COMPANY } from '../../../../shared/company.ts';
import { MEETING_ELSEWHERE, type QuoteRequest } from '../../../../shared/contract.ts';
import { MESSAGES } from '../../../../shared/messages.ts';
import { QUOTE_RULES } from '../../../../shared/rules.ts';
import { sendQuoteRequest } from '../../api/offers.ts';
import { useFieldValue } from '../../components/form/use-field-value.ts';
import { useRuledForm } from '../../components/form/use-ruled-form.ts';
import { useSubmission } from '../../components/form/use-submission.ts';
import { meetingText } from './meeting-time.ts';

export function useQuoteForm() {
  const { form, field, onSubmit } = useRuledForm<QuoteRequest>(QUOTE_RULES);
  const { submit, failure, reference } = useSubmission(MESSAGES.quote);
  const elsewhere = useFieldValue(form, 'meetingLocation') === MEETING_ELSEWHERE;

  const send = onSubmit(async (input) => {
    if (!(await submit(() => sendQuoteRequest(requestOf(input))))) return;
    form.reset({ service: input.service, meetingLocation: COMPANY.officeLabel }, { keepFieldsRef: true });
  });
  return { field, elsewhere, busy: form.formState.isSubmitting, send, failure, reference };
}

/** Every key of the payload; a place typed before the visitor went back to the office is not sent. */
function requestOf({ name, phone, email, service, ...meeting }: QuoteRequest): QuoteRequest {
  const { meetingLocation, customLocation = '', meetingDateTime } = meeting;
  return {
    name,
    phone,
    email,
    service,
    meetingLocation,
    customLocation: meetingLocation === MEETING_ELSEWHERE ? customLocation : '',
    meetingDateTime: meetingText(meetingDateTime),
  };
}
