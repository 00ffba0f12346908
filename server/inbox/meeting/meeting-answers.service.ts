import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { MeetingAction, MeetingAnswer, MeetingState, SubmissionDetail, SubmissionKind } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { REPLY_LIMITS } from '#shared/inbox/inbox-limits';
import { longTimeText } from '#shared/meetings/office-time';
import { ENV, type Env } from '../../config/env.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import { Problem } from '../../http/errors/problem.ts';
import { senderOf } from '../../mail/letters/mail-message.ts';
import { type Invitation, invitation, type Invited } from '../../submissions/calendar/invitation.ts';
import { Outbox } from '../../submissions/outbox.ts';
import { mustBeOwn } from '../../submissions/own-kinds.ts';
import { InboxService } from '../list/inbox.service.ts';
import type { ReplyCall } from '../replies/replies.service.ts';
import { replyId, StoreReplies } from '../replies/store-replies.ts';

const STATES: Record<MeetingAction, MeetingState> = {
  confirm: 'confirmed',
  propose: 'proposed',
  decline: 'declined',
};

/** The meeting of a submission before it is answered. */
interface AskedMeeting extends Omit<Invited, 'meetingAt'> {
  kind: SubmissionKind;
  spam: boolean;
  meetingAt: Date | null;
  /** Whether an invitation was sent before. */
  wasInvited: boolean;
  /** The meeting's columns, restored when the answer is taken back. */
  before: object;
}

const LOCK = `
  SELECT kind, reference, name, email, phone, service, suspected_spam AS spam, meeting_at AS "meetingAt",
    meeting_minutes AS "meetingMinutes", meeting_state AS "meetingState", meeting_sequence AS "meetingSequence",
    meeting_location AS "meetingLocation", custom_location AS "customLocation",
    EXISTS (SELECT FROM replies WHERE submission_id = submissions.id AND calendar IS NOT NULL) AS "wasInvited",
    jsonb_build_object('meeting_at', meeting_at, 'meeting_minutes', meeting_minutes, 'meeting_state', meeting_state,
      'meeting_answered_at', meeting_answered_at, 'meeting_sequence', meeting_sequence) AS before
  FROM submissions WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`;

/** Makes concurrent answers to one meeting wait for each other. */
async function lockMeeting(manager: EntityManager, id: string): Promise<AskedMeeting | undefined> {
  const [asked] = await manager.query<(AskedMeeting | undefined)[]>(LOCK, [id]);
  return asked;
}

const CHANGE = `
  UPDATE submissions SET meeting_state = $2, meeting_at = $3, meeting_minutes = $4, meeting_sequence = $5, meeting_answered_at = now()
  WHERE id = $1`;

async function changeMeeting(
  manager: EntityManager,
  id: string,
  { meetingState, meetingAt, meetingMinutes, meetingSequence }: AskedMeeting,
): Promise<void> {
  await manager.query(CHANGE, [id, meetingState, meetingAt, meetingMinutes, meetingSequence]);
}

/** Applies an answer to a meeting. @throws Problem 400 for a missing or past time; 409 if the meeting cannot be answered */
function answeredMeeting(asked: AskedMeeting, answer: MeetingAnswer, now = new Date()): AskedMeeting {
  checkAnswerable(asked, answer);
  return {
    ...asked,
    meetingState: STATES[answer.action],
    meetingAt: timeOf(asked, answer, now),
    meetingMinutes: answer.durationMinutes ?? asked.meetingMinutes,
    meetingSequence: asked.meetingSequence + 1,
  };
}

function checkAnswerable({ kind, spam, reference, meetingSequence }: AskedMeeting, { sequence }: MeetingAnswer): void {
  if (kind !== 'quote') throw new Problem(409, ERRORS.meetings.noQuote);
  if (spam) throw new Problem(409, ERRORS.replies.spam(reference));
  if (sequence !== undefined && sequence !== meetingSequence) throw new Problem(409, ERRORS.meetings.answered);
}

function timeOf({ meetingAt }: AskedMeeting, { action, at }: MeetingAnswer, now: Date): Date | null {
  if (action === 'decline') return meetingAt;
  if (action === 'propose') {
    if (at === undefined) throw new Problem(400, [ERRORS.meetings.at]);
    if (new Date(at) <= now) throw new Problem(400, [ERRORS.meetings.past]);
    return new Date(at);
  }
  if (!meetingAt) throw new Problem(409, ERRORS.meetings.noTime);
  if (meetingAt <= now) throw new Problem(409, ERRORS.meetings.isPast);
  return meetingAt;
}

function meetingSubject({ meetingState, meetingAt, reference }: AskedMeeting): string {
  const time = meetingAt ? longTimeText(meetingAt) : '';
  if (meetingState === 'confirmed') return `Our meeting on ${time} is confirmed (${reference})`;
  if (meetingState === 'proposed') return `Another time for our meeting: ${time} (${reference})`;
  return `About the meeting that you asked for (${reference})`;
}

const { delay } = REPLY_LIMITS;

/** Confirms, moves and declines meetings: state, reply, invitation and mail change in one transaction. */
@Injectable()
export class MeetingAnswersService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(ENV) private readonly env: Env,
    private readonly content: PublishedContent,
    private readonly inbox: InboxService,
    private readonly replies: StoreReplies,
    private readonly outbox: Outbox,
  ) {}

  /**
   * A call repeated with its key answers once.
   * @throws Problem 400 for a missing or past time; 403; 404; 409 if the meeting cannot be answered, or the key was
   * used for another message
   */
  async answer(id: string, answer: MeetingAnswer, call: ReplyCall): Promise<SubmissionDetail> {
    await this.database.transaction((manager) => this.store(manager, id, answer, call));
    this.outbox.nudgeLater(delay);
    return this.inbox.find(id, call.kinds);
  }

  private async store(manager: EntityManager, id: string, answer: MeetingAnswer, call: ReplyCall): Promise<void> {
    const reply = replyId(id, call.key);
    const asked = await lockMeeting(manager, id);
    if (!asked) throw new Problem(404, ERRORS.notFound);
    mustBeOwn(call.kinds, [asked]);
    if (asked.email === '') throw new Problem(409, ERRORS.meetings.noAddress);
    if (await isStored(manager, reply, answer.message)) return;
    const meeting = answeredMeeting(asked, answer);
    await changeMeeting(manager, id, meeting);
    const texts = { subject: meetingSubject(meeting), body: answer.message };
    const rest = { invitation: this.invitationTo(meeting), meetingBefore: asked.before };
    await this.replies.store(manager, [{ id: reply, submissionId: id, ...texts, ...rest }], {
      author: call.author,
      delay,
    });
  }

  /** None without a time, or if the meeting is declined before an invitation was sent. */
  private invitationTo({ meetingAt, ...meeting }: AskedMeeting): Invitation | undefined {
    if (!meetingAt || (meeting.meetingState === 'declined' && !meeting.wasInvited)) return undefined;
    const { firm } = this.content;
    return invitation({ ...meeting, meetingAt }, firm, senderOf(firm, this.env));
  }
}

/** @throws Problem 409 when the key was used for another message */
async function isStored(manager: EntityManager, reply: string, message: string): Promise<boolean> {
  const [stored] = await manager.query<({ body: string } | undefined)[]>('SELECT body FROM replies WHERE id = $1', [
    reply,
  ]);
  if (stored && stored.body !== message) throw new Problem(409, ERRORS.replies.keyTaken);
  return stored !== undefined;
}
