import {
  type AnswerFigures,
  type Figures,
  type OpenFigures,
  SUBMISSION_KINDS,
  type WeekFigures,
} from '#shared/contract';
import type { Firm } from '#shared/content/documents/firm';
import { longDate } from '#shared/content/long-date';
import { counted, countedUpTo, countText, durationText, KINDS_COUNTED, shareText } from '#shared/inbox/desk-words';
import { mailboxOf } from '#shared/content/addresses/site';
import { WAITING_DAYS } from '#shared/inbox/inbox-limits';
import { dayAfter } from '#shared/meetings/office-day';
import { tabUrl } from '#server/config/tab-url';
import type { Letter } from '#server/mail/letters/mail-letters';
import type { MailFact, MailPage } from '#server/mail/letters/mail-page';

const sumOf = (week: WeekFigures) => SUBMISSION_KINDS.reduce((sum, kind) => sum + week[kind], 0);

function changeText(now: number, before: number): string {
  if (now === before) return 'the same as the week before';
  return now > before ? `${now - before} more than the week before` : `${before - now} fewer than the week before`;
}

function answerText({ answered, median, slow, inTime, late }: AnswerFigures): string {
  if (answered === 0) return late === 0 ? 'None received or due.' : `None yet; ${late} are late.`;
  const times = `median ${durationText(median)}, 90th percentile ${durationText(slow)}`;
  return `${answered}: ${times}; ${shareText({ inTime, late })} within one working day`;
}

function openText({ today, days, week, older }: OpenFigures): string {
  const all = today + days + week + older;
  if (all === 0) return 'Nothing.';
  return `${countText(all)}: ${countText(today)} came today, ${countText(days)} 1 to 2 days ago, ${countText(week)} 3 to 7 days ago, ${countText(older)} earlier`;
}

/** A mail to one of the office's own mailboxes. */
export function officeLetter({ address }: Firm['mailboxes'][number], page: MailPage): Letter {
  return { to: address, answersTo: address, subject: page.heading, page };
}

/** Compares the last of two weeks with the one before. */
export function weekLetter({ weeks, answers, open, pages }: Figures, firm: Firm, publicUrl?: string): Letter {
  const [before, last] = weeks;
  const days = `${longDate(last.week)} to ${longDate(dayAfter(last.week, 6))}`;
  const url = tabUrl(publicUrl, 'reports');
  const facts: MailFact[] = [
    ...SUBMISSION_KINDS.map((kind): MailFact => [KINDS_COUNTED[kind], `${last[kind]} (week before: ${before[kind]})`]),
    ...answers.map((figures): MailFact => [`${KINDS_COUNTED[figures.kind]} answered`, answerText(figures)]),
    ['Open now', openText(open)],
    ...(pages.length > 0
      ? [['Pages', pages.map(({ page, count }) => `${page ?? 'Unknown page'}: ${count}`).join('\n')] satisfies MailFact]
      : []),
  ];
  return officeLetter(mailboxOf(firm, 'inquiry'), {
    heading: `${counted(sumOf(last), 'submission')} last week`,
    opening: `From ${days}, ${counted(sumOf(last), 'submission')} arrived through the website, ${changeText(sumOf(last), sumOf(before))}. ${countedUpTo(open.waiting, 'submission')} unanswered for more than ${WAITING_DAYS} days.`,
    facts,
    link: url ? { label: 'Open Reports', url } : undefined,
    closing: 'This email is sent every Monday. Turn it off in the dashboard under Reports.',
  });
}
