import { Init1795000000000 } from './1795000000000-init.ts';
import { Inbox1795280093264 } from './1795280093264-inbox.ts';
import { Mail1795281000000 } from './1795281000000-mail.ts';
import { RateLimits1795290000000 } from './1795290000000-rate-limits.ts';
import { ListChanges1795296000000 } from './1795296000000-list-changes.ts';
import { SignIns1795300000000 } from './1795300000000-sign-ins.ts';
import { KnownPlaces1795310000000 } from './1795310000000-known-places.ts';
import { Pictures1795320000000 } from './1795320000000-pictures.ts';
import { Content1795400000000 } from './1795400000000-content.ts';
import { ContentFiles1795410000000 } from './1795410000000-content-files.ts';
import { CredentialReminders1795420000000 } from './1795420000000-credential-reminders.ts';
import { JobClosingDay1795430000000 } from './1795430000000-job-closing-day.ts';
import { RenderedFiles1795440000000 } from './1795440000000-rendered-files.ts';
import { RentalPicture1795450000000 } from './1795450000000-rental-picture.ts';
import { Meetings1795460000000 } from './1795460000000-meetings.ts';
import { Desk1795470000000 } from './1795470000000-desk.ts';
import { People1795480000000 } from './1795480000000-people.ts';
import { RetentionIndexes1795490000000 } from './1795490000000-retention-indexes.ts';
import { BoardIndex1795500000000 } from './1795500000000-board-index.ts';
import { IndexKindAsWord1795510000000 } from './1795510000000-index-kind-as-word.ts';
import { SearchKindAsWord1795520000000 } from './1795520000000-search-kind-as-word.ts';
import { DraftRevisions1795530000000 } from './1795530000000-draft-revisions.ts';
import { PublishedRevisions1795531000000 } from './1795531000000-published-revisions.ts';
import { CalendarFeeds1795550000000 } from './1795550000000-calendar-feeds.ts';
import { ContentSaves1795585000000 } from './1795585000000-content-saves.ts';
import { IndexPhoneSpellings1795590000000 } from './1795590000000-index-phone-spellings.ts';
import { SearchPhoneSpellings1795600000000 } from './1795600000000-search-phone-spellings.ts';

/**
 * In the order of execution. A list instead of a glob, so that the application, the command line and the specs run
 * the same migrations.
 */
export const migrations = [
  Init1795000000000,
  Inbox1795280093264,
  Mail1795281000000,
  RateLimits1795290000000,
  ListChanges1795296000000,
  SignIns1795300000000,
  KnownPlaces1795310000000,
  Pictures1795320000000,
  Content1795400000000,
  ContentFiles1795410000000,
  CredentialReminders1795420000000,
  JobClosingDay1795430000000,
  RenderedFiles1795440000000,
  RentalPicture1795450000000,
  Meetings1795460000000,
  Desk1795470000000,
  People1795480000000,
  RetentionIndexes1795490000000,
  BoardIndex1795500000000,
  IndexKindAsWord1795510000000,
  SearchKindAsWord1795520000000,
  DraftRevisions1795530000000,
  PublishedRevisions1795531000000,
  CalendarFeeds1795550000000,
  ContentSaves1795585000000,
  IndexPhoneSpellings1795590000000,
  SearchPhoneSpellings1795600000000,
];
