import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { MeetingAction, MeetingAnswer, MeetingState, SubmissionDetail } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { REPLY_LIMITS } from '#shared/inbox/reply-limits';
import { longTime } from '#shared/inbox/reply-template';
import { ENV, type Env } from '../../config/env.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import { Problem } from '../../http/errors/problem.ts';
import { senderOf } from '../../mail/letters/mail-message.ts';
import { type Invitation, invitation } from '../../submissions/calendar/invitation.ts';
import { Outbox } from '../../submissions/outbox.ts';
import { type Kinds, mustBeOwn } from '../../submissions/own-kinds.ts';
import { InboxService } from '../list/inbox.service.ts';
import { replyId } from '../replies/reply-id.ts';
import { StoreReplies } from '../replies/store-replies.ts';
import { type AskedMeeting, changeMeeting, lockMeeting } from './asked-meeting.ts';

const STATES: Record<MeetingAction, MeetingState> = {
  confirm: 'confirmed',
  propose: 'proposed',
  decline: 'declined',
};

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

function subjectOf({ meetingState, meetingAt, reference }: AskedMeeting): string {
  const time = meetingAt ? longTime(meetingAt) : '';
  if (meetingState === 'confirmed') return `Our meeting on ${time} is confirmed (${reference})`;
  if (meetingState === 'proposed') return `Another time for our meeting: ${time} (${reference})`;
  return `About the meeting that you asked for (${reference})`;
}

const { delay } = REPLY_LIMITS;

/** The email address of the account, the kinds that it may answer, and the idempotency key. */
interface AnswerCall {
  author: string;
  kinds: Kinds;
  key?: string;
}

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
  async answer(id: string, answer: MeetingAnswer, call: AnswerCall): Promise<SubmissionDetail> {
    await this.database.transaction((manager) => this.store(manager, id, answer, call));
    setTimeout(() => this.outbox.nudge(), delay).unref();
    return this.inbox.find(id, call.kinds);
  }

  private async store(manager: EntityManager, id: string, answer: MeetingAnswer, call: AnswerCall): Promise<void> {
    const reply = replyId(id, call.key);
    const asked = await lockMeeting(manager, id);
    if (!asked) throw new Problem(404, ERRORS.notFound);
    mustBeOwn(call.kinds, [asked]);
    if (asked.email === '') throw new Problem(409, ERRORS.meetings.noAddress);
    if (await isStored(manager, reply, answer.message)) return;
    const meeting = answeredMeeting(asked, answer);
    await changeMeeting(manager, id, meeting);
    const texts = { subject: subjectOf(meeting), body: answer.message };
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
