import { privacyDay } from '../../privacy.ts';
import type { Content } from '../documents.ts';
import { deepFilled } from '../fields/placeholders.ts';
import { deepEqual } from '../deep-equal.ts';
import { fillingOf } from './make-site.ts';
import { privacyOf } from './privacy.ts';

/** The notice as visitors read it, without its date. */
const noticeOf = (content: Content): object => ({
  ...deepFilled(privacyOf(content), fillingOf(content)),
  updated: '',
});

/** The next version on a day. */
function versionAfter(version: string, today: string): string {
  if (privacyDay(version) !== today) return today;
  const [, count = '1'] = version.split('.');
  return `${today}.${Number(count) + 1}`;
}

/** Keeps the version of the notice unless its text changes. @param today at the office */
export function withPrivacyVersion(before: Content, after: Content, today: string): Content {
  const { version: last } = before.privacy;
  const version = deepEqual(noticeOf(before), noticeOf(after)) ? last : versionAfter(last, today);
  return { ...after, privacy: { ...after.privacy, version } };
}
