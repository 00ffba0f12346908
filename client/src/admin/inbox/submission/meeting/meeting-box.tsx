import { useState } from 'react';
import { MEETING_ACTIONS, type MeetingAction, type SubmissionDetail } from '#shared/contract';
import { ActionButton } from '#client/admin/action-button.tsx';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { Button } from '#client/components/button/button.tsx';
import { longTimeText, timeText } from '#client/admin/times.ts';
import { useFocus } from '#client/admin/hooks/use-focus.ts';
import { useNow } from '#client/admin/hooks/use-now.ts';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { MeetingBadge } from '../../badges.tsx';
import { meetingShown } from '../../inbox-texts.ts';
import { DayMeetings } from './day-meetings.tsx';
import { meetingKey } from './meeting-draft.ts';
import styles from './meeting.module.css';
import { ACTIONS, ANSWERED, MEETING_TEXTS } from './meeting-texts.ts';

const HEADING = 'meeting-heading';

/** The available answers, which are mailed: past times cannot be confirmed, and no answer is given twice. */
export function actionsFor({ meetingAt, meetingState, email }: SubmissionDetail, now: Date): MeetingAction[] {
  if (email === '') return [];
  const isComing = meetingAt !== null && new Date(meetingAt) > now;
  return MEETING_ACTIONS.filter((action) => {
    if (action === 'confirm') return isComing && meetingState !== 'confirmed';
    return action === 'propose' || (meetingState !== 'declined' && (isComing || meetingAt === null));
  });
}

/** The answer that is being written, if one was chosen or is left as a draft. */
export function useMeetingAnswer({ _id, kind, spam }: SubmissionDetail) {
  const typed = useAdminDrafts((drafts) => drafts.typed);
  const [chosen, choose] = useState<MeetingAction>();
  const focus = useFocus();
  const draft = MEETING_ACTIONS.find((action) => typed[meetingKey(_id, action)]);
  const close = () => {
    choose(undefined);
    focus(HEADING); // the pressed button disappears
  };
  return { open: kind === 'quote' && !spam ? (chosen ?? draft) : undefined, choose, close };
}

interface MeetingBoxProps {
  submission: SubmissionDetail;
  answer: ReturnType<typeof useMeetingAnswer>;
}

/** The requested meeting, the answer given, and the choices for the next one, whose form takes the place of the reply. */
export function MeetingBox({ submission, answer: { open, choose } }: MeetingBoxProps) {
  const { _id, meetingAt, meetingMinutes, meetingState, email } = submission;
  const now = useNow();
  const actions = actionsFor(submission, now);
  return (
    <section aria-labelledby={HEADING} className={styles.box}>
      <h3 id={HEADING} tabIndex={-1}>
        Meeting
      </h3>
      <MeetingFacts submission={submission} now={now} />
      {email === '' && <p>{MEETING_TEXTS.noAddress}</p>}
      {!open && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button
              key={action}
              variant={action === 'confirm' ? 'primary' : 'quiet'}
              data-action={action}
              onClick={() => choose(action)}
            >
              {ACTIONS[action].label}
            </Button>
          ))}
          {meetingAt !== null && meetingState !== 'declined' && (
            <ActionButton
              variant="quiet"
              data-plain
              action={() => inboxApi.downloadMeeting(_id)}
              failed="The meeting could not be downloaded."
            >
              Add to calendar (.ics)
            </ActionButton>
          )}
        </div>
      )}
      {meetingAt !== null && !open && <DayMeetings id={_id} at={new Date(meetingAt)} minutes={meetingMinutes} />}
    </section>
  );
}

function MeetingFacts({ submission, now }: { submission: SubmissionDetail; now: Date }) {
  const { meetingAt, meetingMinutes, meetingState, meetingAnsweredAt, replyQueued } = submission;
  const isPast = meetingAt !== null && new Date(meetingAt) <= now;
  const isAwaiting = meetingState === null || meetingAnsweredAt === null;
  return (
    <div className={styles.facts}>
      {meetingAt === null ? (
        <p>{MEETING_TEXTS.noTime}</p>
      ) : (
        <p>
          <time dateTime={meetingAt}>{longTimeText(meetingAt)}</time>, {meetingMinutes} minutes.
          {isPast && ` ${MEETING_TEXTS.past}`}
        </p>
      )}
      <p role="status" className={styles.state}>
        {isAwaiting ? (
          <MeetingBadge state={meetingShown({ meetingAt, meetingState: null }, now)} />
        ) : (
          `${ANSWERED[meetingState]} on ${timeText(meetingAnsweredAt)}.${replyQueued ? ` ${MEETING_TEXTS.unsent}` : ''}`
        )}
      </p>
    </div>
  );
}
