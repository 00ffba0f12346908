import { AccountLink } from '../accounts/links/account-link.entity.ts';
import { Activity } from '../auth/activity/activity.entity.ts';
import { Account } from '../auth/account/account.entity.ts';
import { KnownBrowser } from '../auth/known-browsers/known-browser.entity.ts';
import { Authenticator } from '../auth/two-factor/codes/authenticator.entity.ts';
import { Passkey } from '../auth/two-factor/passkeys/passkey.entity.ts';
import { RecoveryCode } from '../auth/two-factor/codes/recovery-code.entity.ts';
import { SignInStep } from '../auth/two-factor/steps/sign-in-step.entity.ts';
import { SecuritySettings } from '../auth/sessions/security-settings.entity.ts';
import { AdminSession } from '../auth/sessions/admin-session.entity.ts';
import { JobApplication } from '../applications/application.entity.ts';
import { ResumeDownload } from '../applications/resume/resume-download.entity.ts';
import { Resume } from '../applications/resume/resume.entity.ts';
import { ServiceInquiry } from '../inquiries/inquiry.entity.ts';
import { ContentDraft } from '../content/content-draft.entity.ts';
import { RenderedFileRow } from '../site/rendering/rendered-file.entity.ts';
import { ContentFilePart } from '../content/file/content-file-part.entity.ts';
import { Download, DownloadPart } from '../content/downloads/download.entity.ts';
import { ContentSave } from '../content/content-save.entity.ts';
import { ContentRelease } from '../content/content-release.entity.ts';
import { ContentVersion } from '../content/content-version.entity.ts';
import { RateLimit } from '../http/limits/rate-limit.entity.ts';
import { Job } from '../jobs/job.entity.ts';
import { CalendarFeed } from '../inbox/agenda/feed/calendar-feed.entity.ts';
import { DeskSettings } from '../inbox/reports/settings/desk-settings.entity.ts';
import { SavedFilter } from '../inbox/saved-filters/saved-filter.entity.ts';
import { ReplyTemplate } from '../inbox/replies/reply-template.entity.ts';
import { Reply } from '../submissions/reply.entity.ts';
import { Mail } from '../mail/outbox/mail.entity.ts';
import { Picture } from '../pictures/library/picture.entity.ts';
import { PictureFile } from '../pictures/library/picture-file.entity.ts';
import { PictureOriginal } from '../pictures/library/picture-original.entity.ts';
import { QuoteRequest } from '../offers/offer.entity.ts';
import { Rental } from '../rentals/rental.entity.ts';
import { Submission } from '../submissions/submission.entity.ts';
import { VisitTotal } from '../inbox/reports/visits/visit-total.entity.ts';

/** All entities, for the data source. Only app/ knows the tables of every feature. */
export const ENTITIES = [
  Account,
  AccountLink,
  KnownBrowser,
  Activity,
  Authenticator,
  Passkey,
  RecoveryCode,
  SecuritySettings,
  SignInStep,
  AdminSession,
  Rental,
  Job,
  Submission,
  QuoteRequest,
  JobApplication,
  ServiceInquiry,
  Resume,
  ResumeDownload,
  RateLimit,
  Reply,
  ReplyTemplate,
  CalendarFeed,
  SavedFilter,
  DeskSettings,
  VisitTotal,
  Mail,
  ContentRelease,
  ContentSave,
  ContentVersion,
  Download,
  DownloadPart,
  ContentDraft,
  ContentFilePart,
  RenderedFileRow,
  Picture,
  PictureFile,
  PictureOriginal,
];
