/** The unfolded lines of a calendar file (RFC 5545, 3.1), with either line ending: mails change them. */
export const calendarLines = (file: string): string[] =>
  file
    .trimEnd()
    .replaceAll(/\r?\n /g, '')
    .split(/\r?\n/);

/** The lines of each event. */
export function eventsIn(file: string): string[][] {
  const events: string[][] = [];
  for (const line of calendarLines(file)) {
    if (line === 'BEGIN:VEVENT') events.push([]);
    events.at(-1)?.push(line);
  }
  return events;
}
