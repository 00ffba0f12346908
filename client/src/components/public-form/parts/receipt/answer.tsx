import type { FormRecord } from '#shared/forms/form';
import { answerDay } from '#shared/content/site/answer-day';
import { telAddress } from '#shared/content/site/phone';
import { mailboxOf } from '#shared/content/site/site';
import { useFirm } from '#client/content/content-context.tsx';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

interface AnswerProps {
  kind: FormRecord['kind'];
  sentAt: Date;
}

/** Who replies to a form, by when, and where to ask before that. */
export function Answer({ kind, sentAt }: AnswerProps) {
  const firm = useFirm();
  const { department, address } = mailboxOf(firm, kind);
  const day = answerDay(firm, sentAt);
  const [phone] = firm.phones;
  return (
    <p>
      Sent to <strong>{department}</strong>, who will reply{day && ` by ${DAY.format(new Date(day))}`}. Questions? Email{' '}
      <a href={`mailto:${address}`}>{address}</a>
      {phone && (
        <>
          {' or call '}
          <a href={telAddress(phone.number)}>{phone.number}</a>
        </>
      )}
      .
    </p>
  );
}
