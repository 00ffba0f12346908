import type { SubmissionDetail } from '#shared/contract';
import type { FormRecord } from '#shared/forms/form';
import { fieldsOf, FORMS, type FormTexts } from '#shared/forms/forms';

const kept = Object.values<FormRecord>(FORMS).flatMap(fieldsOf);
const NO_TEXTS = Object.fromEntries(kept.map(({ property }) => [property, null])) as FormTexts;

const NOTHING: SubmissionDetail = {
  ...NO_TEXTS,
  _id: '',
  kind: 'quote',
  reference: '',
  name: '',
  email: '',
  subject: null,
  state: 'new',
  spam: false,
  mail: 'queued',
  createdAt: '2025-03-03T06:30:00.000Z',
  phone: '',
  excerpt: null,
  hasNote: false,
  assignee: null,
  answeredAt: null,
  snoozedUntil: null,
  replyFailed: false,
  replyQueued: false,
  ordinal: 1,
  stage: null,
  meetingAt: null,
  meetingState: null,
  meetingMinutes: 60,
  meetingAnsweredAt: null,
  meetingSequence: 0,
  resume: null,
  spamReasons: [],
  note: '',
  replies: [],
  privacyVersion: '2025-01',
  page: null,
};

export const QUOTE: SubmissionDetail = {
  ...NOTHING,
  _id: 'q',
  reference: 'Q-7F3K9D',
  name: 'Ana Reyes',
  email: "ana.o'reyes+1@mail.example",
  subject: 'Design',
  phone: '+63 917 123 4567 loc. 8',
  service: 'Design',
  meetingLocation: 'ECLAR Building, Gerona, Tarlac',
  meetingDateTime: 'Monday, March 10, 2025 at 2:30 PM',
  meetingAt: '2025-03-10T06:30:00.000Z',
};

export const APPLICATION: SubmissionDetail = {
  ...NOTHING,
  _id: 'a',
  kind: 'application',
  reference: 'A-1B2C3D',
  name: 'Ben Cruz',
  email: 'ben@mail.example',
  subject: 'Welder',
  state: 'read',
  mail: 'sent',
  createdAt: '2025-03-02T06:30:00.000Z',
  phone: '09171234567',
  position: 'Welder',
  stage: 'new',
  resume: { fileName: 'Ben Cruz – résumé.pdf', bytes: 123_456, downloadedAt: [] },
};

export const INQUIRY: SubmissionDetail = {
  ...NOTHING,
  _id: 'i',
  kind: 'inquiry',
  reference: 'I-4E5F6G',
  name: 'Carla <b>Diaz</b>',
  email: 'carla@mail.example',
  subject: 'Vibro',
  state: 'handled',
  mail: 'failed',
  createdAt: '2025-03-01T16:05:00.000Z',
  phone: 'call me',
  service: 'Vibro',
  description: '12 cu.m\n<img src=x onerror=alert(1)>',
  deliveryOption: 'Deliver',
  deliveryLocation: 'Paniqui',
};

export const SPAM: SubmissionDetail = {
  ...INQUIRY,
  _id: 's',
  reference: 'I-9Z9Z9Z',
  name: 'www.cheap.example',
  state: 'new',
  spam: true,
  mail: 'none',
  spamReasons: ['link-in-name', 'too-fast'],
};

export const ALL = [QUOTE, APPLICATION, INQUIRY, SPAM];

export const many = (count: number): SubmissionDetail[] =>
  Array.from({ length: count }, (_, index) => ({
    ...APPLICATION,
    _id: `m${index}`,
    name: `Visitor ${index}`,
    reference: `A-${String(index).padStart(6, '0')}`,
  }));
