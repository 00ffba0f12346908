import type { RepliesInput, ReplyFacts, ReplyIds, ReplyTemplate, SubmissionDetail } from '#shared/contract';
import type { Call, Responses } from '../fake-api.ts';

const PATH = '/admin/submissions/replies';

export const CALL: ReplyTemplate = {
  _id: 't1',
  kind: 'quote',
  name: 'We will call you',
  subject: 'Re: {reference}',
  body: 'Dear {name},\n\nwe will call you at {phone}.',
};
export const PLANS: ReplyTemplate = { ...CALL, _id: 't2', name: 'Send us the plans', body: 'Please send the plans.' };
export const WELCOME: ReplyTemplate = { ...CALL, _id: 't3', kind: 'application', name: 'Welcome' };

export const SENT: ReplyFacts = {
  _id: 'r0',
  subject: 'Re: Q-7F3K9D',
  body: 'We will call you.',
  createdAt: '2025-03-04T01:00:00.000Z',
  createdBy: 'admin@eclar.example',
  state: 'sent',
  sentAt: '2025-03-04T01:00:20.000Z',
  hasInvitation: false,
  canTakeBack: false,
};

/** Maps every kept submission. */
type Update = (change: (row: SubmissionDetail) => SubmissionDetail) => void;

/** Answers the calls that send replies and take them back. */
export function fakeReplies(update: Update): Responses {
  let last = 0;
  const send = ({ ids, subject, body, handled }: RepliesInput): ReplyIds => {
    const made = ids.map(() => `r${++last}`);
    update((row) => {
      const reply: ReplyFacts = {
        ...SENT,
        _id: made[ids.indexOf(row._id)],
        subject,
        body,
        state: 'queued',
        sentAt: null,
        canTakeBack: true,
      };
      if (!ids.includes(row._id)) return row;
      return {
        ...row,
        answeredAt: SENT.createdAt,
        state: handled ? 'handled' : row.state,
        replies: [...row.replies, reply],
      };
    });
    return { ids: made };
  };
  return {
    [`POST ${PATH}`]: ({ body }: Call) => ({ status: 201, body: send(body as RepliesInput) }),
    [`POST ${PATH}/take-back`]: ({ body }: Call) => {
      const { ids } = body as ReplyIds;
      update((row) => ({ ...row, replies: row.replies.filter(({ _id }) => !ids.includes(_id)) }));
      return { ids };
    },
  };
}
