import { SAMPLE_FIRM } from '#shared/content/sample/firm';
import { meetingOffice } from '#shared/content/addresses/site';
import { ENDPOINTS } from '#shared/endpoints';
import { formCalls } from '../../testing/calls/form-calls.ts';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { useApp } from '../../testing/app/use-app.ts';

const QUOTE = {
  name: 'Ana Reyes',
  phone: '+63 45 123 4567',
  email: 'ana.reyes@example.com',
  service: 'Civil Works',
  meetingLocation: meetingOffice(SAMPLE_FIRM),
  meetingDateTime: 'Monday, March 3, 2025 at 2:30 PM',
};

describe('GET /admin/submissions/:id/meeting', () => {
  const app = useApp();
  const { send } = formCalls(app, ENDPOINTS.offers, QUOTE);
  const { add, list, path } = inboxCalls(app);

  it('is a calendar file of the meeting that the quote form asked for', async () => {
    const { reference } = await send();
    const { _id } = (await list({ search: reference })).items[0];
    const { headers, text } = await app.asAdmin.get(path(_id, '/meeting')).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename=meeting-${reference}.ics`,
      'cache-control': 'no-store',
    });
    expect(text).toContain('\r\nDTSTART;TZID=Asia/Manila:20250303T143000\r\n');
    expect(text).toContain(`\r\nUID:${reference}@`);
  });

  it.each([
    ['a quote whose time is no date', { kind: 'quote', meeting_date_time: 'next week' }],
    ['a quote for a day that is none', { kind: 'quote', meeting_date_time: 'Sunday, February 30, 2025 at 2:30 PM' }],
    ['an inquiry', {}],
    ['an application', { kind: 'application' }],
  ])('answers 404 for %s', async (_what, columns) => {
    const { body } = await app.asAdmin.get(path((await add(columns)).id, '/meeting')).expect(404);
    expect(body).toEqual(problemBody(404, 'This submission has no valid meeting time.'));
  });
});
