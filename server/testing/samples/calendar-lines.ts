/** The lines of a calendar file as they were before they were folded (RFC 5545, 3.1); mails change how lines end. */
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
