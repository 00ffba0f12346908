import {
  type AnswerFigures,
  type Figures,
  type OpenFigures,
  SUBMISSION_KINDS,
  type WeekFigures,
} from '#shared/contract';
import type { Firm } from '#shared/content/documents/firm';
import { longDate } from '#shared/content/long-date';
import { counted, countedUpTo, countText, durationText, KINDS_COUNTED, shareText } from '#shared/desk-words';
import { mailboxOf } from '#shared/content/site/site';
import { dayAfter } from '#shared/office-day';
import type { Letter } from '../../mail/letters/mail-letters.ts';
import type { MailFact } from '../../mail/letters/mail-page.ts';
import { officeLetter, tabUrl } from './letter-place.ts';

const sumOf = (week: WeekFigures) => SUBMISSION_KINDS.reduce((sum, kind) => sum + week[kind], 0);

function changeText(now: number, before: number): string {
  if (now === before) return 'as many as in the week before';
  return now > before
    ? `${now - before} more than in the week before`
    : `${before - now} fewer than in the week before`;
}

function answerText({ answered, median, slow, inTime, late }: AnswerFigures): string {
  if (answered === 0) return late === 0 ? 'None came or is due.' : `None yet; ${late} are late.`;
  const times = `half within ${durationText(median)}, nine of ten within ${durationText(slow)}`;
  return `${answered}: ${times}; ${shareText({ inTime, late })} by the next working day`;
}

function openText({ today, days, week, older }: OpenFigures): string {
  const all = today + days + week + older;
  if (all === 0) return 'Nothing.';
  return `${countText(all)}: ${countText(today)} came today, ${countText(days)} 1 to 2 days ago, ${countText(week)} 3 to 7 days ago, ${countText(older)} earlier`;
}

/** The figures of the last of two weeks, beside those of the week before it. */
export function weekLetter({ weeks, answers, open, pages }: Figures, firm: Firm, publicUrl?: string): Letter {
  const [before, last] = weeks;
  const days = `${longDate(last.week)} to ${longDate(dayAfter(last.week, 6))}`;
  const url = tabUrl(publicUrl, 'figures');
  const facts: MailFact[] = [
    ...SUBMISSION_KINDS.map((kind): MailFact => [
      KINDS_COUNTED[kind],
      `${last[kind]}, in the week before ${before[kind]}`,
    ]),
    ...answers.map((figures): MailFact => [
      `Answered of the ${KINDS_COUNTED[figures.kind].toLowerCase()}`,
      answerText(figures),
    ]),
    ['Open now', openText(open)],
    ...(pages.length > 0
      ? [
          [
            'Pages',
            pages.map(({ page, count }) => `${page ?? 'Page not known'}: ${count}`).join('\n'),
          ] satisfies MailFact,
        ]
      : []),
  ];
  return officeLetter(mailboxOf(firm, 'inquiry'), {
    heading: `${counted(sumOf(last), 'submission')} last week`,
    opening: `From ${days}, ${counted(sumOf(last), 'submission')} came through the website, ${changeText(sumOf(last), sumOf(before))}. ${countedUpTo(open.waiting, 'submission')} waited for an answer for more than 2 days.`,
    facts,
    link: url ? { label: 'Open the figures', url } : undefined,
    closing: 'This mail comes every Monday. It is turned off in the dashboard, below the figures.',
  });
}
