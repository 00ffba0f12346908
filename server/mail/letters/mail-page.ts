import type { Firm } from '#shared/content/documents/firm';
import { addressLine } from '#shared/content/addresses/site';

/** The label links to the URL, if there is one. */
export type MailFact = [label: string, value: string, url?: string];

/** The content of a mail, rendered as text and as HTML. It contains no markup. */
export interface MailPage {
  heading: string;
  opening: string;
  facts: MailFact[];
  link?: { label: string; url: string };
  closing: string;
}

/** Indents continuation lines of a value, so that none looks like another fact. */
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
 * The firm's two colours, and others from client/src/styles/tokens.css. Inlined into each tag, because mail programs
 * ignore style sheets.
 */
const styleOf = ({ colours: { ink, accent } }: Firm) => ({
  body: `margin:0;padding:24px 12px;background:#edebe6;color:${ink};font:16px/1.5 Arial,Helvetica,sans-serif`,
  sheet: 'max-width:600px;margin:0 auto;background:#ffffff',
  name: `margin:0;padding:18px 24px;background:${ink};border-bottom:6px solid ${accent};color:#ffffff;font-size:20px;font-weight:bold`,
  content: 'padding:24px',
  heading: 'margin:0 0 12px;font-size:22px;line-height:1.3',
  facts: 'width:100%;margin:20px 0;border-collapse:collapse',
  label:
    'width:34%;padding:8px 12px 8px 0;border-top:1px solid #d9d6cf;color:#5b6b7a;text-align:left;vertical-align:top;font-weight:normal',
  value: 'padding:8px 0;border-top:1px solid #d9d6cf;vertical-align:top;word-break:break-word',
  row: `color:${ink}`,
  link: `display:inline-block;margin:0 0 20px;padding:10px 18px;background:${accent};color:${ink};font-weight:bold`,
  written: 'margin:0;word-break:break-word',
  end: 'margin:0;padding:16px 24px;border-top:1px solid #d9d6cf;color:#5b6b7a;font-size:13px',
});

type Style = ReturnType<typeof styleOf>;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for element content and attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]);

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const linked = (style: Style, label: string, url?: string) =>
  url ? `<a href="${escapeHtml(url)}" style="${style.row}">${lines(label)}</a>` : lines(label);

const factRow = (style: Style, [label, value, url]: MailFact) =>
  `<tr><th scope="row" style="${style.label}">${linked(style, label, url)}</th><td dir="auto" style="${style.value}">${lines(value)}</td></tr>`;

export function mailHtml({ heading, opening, facts, link, closing }: MailPage, firm: Firm): string {
  const style = styleOf(firm);
  const button = link && `<p><a href="${escapeHtml(link.url)}" style="${style.link}">${lines(link.label)}</a></p>`;
  return sheet(
    heading,
    `<h1 style="${style.heading}">${lines(heading)}</h1>
<p>${lines(opening)}</p>
<table style="${style.facts}">
${facts.map((fact) => factRow(style, fact)).join('\n')}
</table>
${button ?? ''}
<p>${lines(closing)}</p>`,
    firm,
  );
}

/** A person's own text, without a heading above it. */
export const writtenText = (body: string, firm: Firm): string => `${body}\n\n${firm.legalName}\n${addressLine(firm)}\n`;

export const writtenHtml = (subject: string, body: string, firm: Firm): string =>
  sheet(subject, `<p dir="auto" style="${styleOf(firm).written}">${lines(body)}</p>`, firm);

/** The page around a mail's content, which is HTML. */
function sheet(title: string, content: string, firm: Firm): string {
  const style = styleOf(firm);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${lines(title)}</title></head>
<body style="${style.body}">
<div style="${style.sheet}">
<p style="${style.name}">${lines(firm.name)}</p>
<div style="${style.content}">
${content}
</div>
<p style="${style.end}">${lines(firm.legalName)}<br>${lines(addressLine(firm))}</p>
</div>
</body>
</html>
`;
}
