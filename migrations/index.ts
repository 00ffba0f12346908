import { Limits1795000000000 } from './1795000000000-limits.ts';
import { Auth1795001000000 } from './1795001000000-auth.ts';
import { Pictures1795002000000 } from './1795002000000-pictures.ts';
import { Listings1795003000000 } from './1795003000000-listings.ts';
import { Content1795004000000 } from './1795004000000-content.ts';
import { Submissions1795005000000 } from './1795005000000-submissions.ts';
import { Inbox1795006000000 } from './1795006000000-inbox.ts';
import { Mail1795007000000 } from './1795007000000-mail.ts';
import { Snoozed1795620000000 } from './1795620000000-snoozed.ts';
import { Outbox1795640000000 } from './1795640000000-outbox.ts';
import { Visits1795644299128 } from './1795644299128-visits.ts';
import { Downloads1795650000000 } from './1795650000000-downloads.ts';
import { TestMails1795660000000 } from './1795660000000-test-mails.ts';
import { Contact1795670000000 } from './1795670000000-contact.ts';
import { Digits1795680000000 } from './1795680000000-digits.ts';

/** In order of execution. A list instead of a glob, so that the application, the command line and the specs run the same migrations. */
export const migrations = [
  Limits1795000000000,
  Auth1795001000000,
  Pictures1795002000000,
  Listings1795003000000,
  Content1795004000000,
  Submissions1795005000000,
  Inbox1795006000000,
  Mail1795007000000,
  Snoozed1795620000000,
  Outbox1795640000000,
  Visits1795644299128,
  Downloads1795650000000,
  TestMails1795660000000,
  Contact1795670000000,
  Digits1795680000000,
];
