import type { Firm } from '#shared/content/documents/firm';
import { addressLine } from '#shared/content/site/site';
import { escapeHtml } from '../../http/escape-html.ts';

/** The label leads to the address, if there is one. */
export type MailFact = [label: string, value: string, url?: string];

/** The content of a mail, from which text and HTML are made. It contains no markup. */
export interface MailPage {
  heading: string;
  opening: string;
  facts: MailFact[];
  link?: { label: string; url: string };
  closing: string;
}

/** Indents the further lines of a value, so that none of them looks like another fact. */
const setIn = (value: string) => value.replaceAll('\n', '\n    ');

export function mailText({ heading, opening, facts, link, closing }: MailPage, firm: Firm): string {
  const parts = [
    firm.name,
    heading,
    opening,
    facts.map(([label, value, url]) => setIn([`${label}: ${value}`, url].filter(Boolean).join('\n'))).join('\n'),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    closing,
    `${firm.legalName}\n${addressLine(firm)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * The colours of client/src/styles/tokens.css. They are written into each tag, because mail programs ignore style
 * sheets.
 */
const STYLE = {
  body: 'margin:0;padding:24px 12px;background:#edebe6;color:#12263a;font:16px/1.5 Arial,Helvetica,sans-serif',
  sheet: 'max-width:600px;margin:0 auto;background:#ffffff',
  name: 'margin:0;padding:18px 24px;background:#12263a;border-bottom:6px solid #f3b61f;color:#ffffff;font-size:20px;font-weight:bold',
  content: 'padding:24px',
  heading: 'margin:0 0 12px;font-size:22px;line-height:1.3',
  facts: 'width:100%;margin:20px 0;border-collapse:collapse',
  label:
    'width:34%;padding:8px 12px 8px 0;border-top:1px solid #d9d6cf;color:#5b6b7a;text-align:left;vertical-align:top;font-weight:normal',
  value: 'padding:8px 0;border-top:1px solid #d9d6cf;vertical-align:top;word-break:break-word',
  row: 'color:#12263a',
  link: 'display:inline-block;margin:0 0 20px;padding:10px 18px;background:#f3b61f;color:#12263a;font-weight:bold',
  written: 'margin:0;word-break:break-word',
  end: 'margin:0;padding:16px 24px;border-top:1px solid #d9d6cf;color:#5b6b7a;font-size:13px',
};

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const linked = (label: string, url?: string) =>
  url ? `<a href="${escapeHtml(url)}" style="${STYLE.row}">${lines(label)}</a>` : lines(label);

const factRow = ([label, value, url]: MailFact) =>
  `<tr><th scope="row" style="${STYLE.label}">${linked(label, url)}</th><td dir="auto" style="${STYLE.value}">${lines(value)}</td></tr>`;

export function mailHtml({ heading, opening, facts, link, closing }: MailPage, firm: Firm): string {
  const button = link && `<p><a href="${escapeHtml(link.url)}" style="${STYLE.link}">${lines(link.label)}</a></p>`;
  return sheet(
    heading,
    `<h1 style="${STYLE.heading}">${lines(heading)}</h1>
<p>${lines(opening)}</p>
<table style="${STYLE.facts}">
${facts.map(factRow).join('\n')}
</table>
${button ?? ''}
<p>${lines(closing)}</p>`,
    firm,
  );
}

/** What a person wrote, as text: nothing stands above it. */
export const writtenText = (body: string, firm: Firm): string => `${body}\n\n${firm.legalName}\n${addressLine(firm)}\n`;

export const writtenHtml = (subject: string, body: string, firm: Firm): string =>
  sheet(subject, `<p dir="auto" style="${STYLE.written}">${lines(body)}</p>`, firm);

/** The page around what a mail says, which is HTML. */
function sheet(title: string, content: string, firm: Firm): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${lines(title)}</title></head>
<body style="${STYLE.body}">
<div style="${STYLE.sheet}">
<p style="${STYLE.name}">${lines(firm.name)}</p>
<div style="${STYLE.content}">
${content}
</div>
<p style="${STYLE.end}">${lines(firm.legalName)}<br>${lines(addressLine(firm))}</p>
</div>
</body>
</html>
`;
}
