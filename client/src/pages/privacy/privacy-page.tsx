import { edit } from '#shared/content/places';
import { longDate } from '#shared/content/long-date';
import { telAddress } from '#shared/content/site/phone';
import { addressLine } from '#shared/content/site/site';
import { PRIVACY_NOTICE } from '#shared/privacy';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useFirm } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import styles from './privacy.module.css';

const { retentionMonths, version } = PRIVACY_NOTICE;

/** The rights of data subjects in section 16 and following of RA 10173, in plain words. */
const RIGHTS = [
  'To be informed of how we use your data and to get a copy of it.',
  'To have errors corrected.',
  'To object to its use and to have your data blocked or deleted.',
  'To receive your data in a common electronic format.',
  'To be compensated for damages and to file a complaint with the National Privacy Commission.',
];

export function PrivacyPage() {
  const firm = useFirm();
  return (
    <Page lead={usePageData().page.description}>
      <Section>
        <div className={styles.notice}>
          <h2>Who we are</h2>
          <p>
            {firm.legalName}, {addressLine(firm)}. This notice follows the Data Privacy Act of 2012 (Republic Act No.
            10173). Last updated <time dateTime={version}>{longDate(version)}</time>.
          </p>
          <h2>What we collect and why</h2>
          <p>
            <strong>Requests for a quote and inquiries</strong>: your name, contact details and message, to reply to you
            and to prepare the quote or the delivery. We keep them for {retentionMonths.quotes} months.
          </p>
          <p>
            <strong>Job applications</strong>: your name, contact details and resume, to consider you for a position. We
            keep them for {retentionMonths.applications} months.
          </p>
          <p>
            We also record which page of this site each form was sent from. We use this data for nothing else, show it
            only to the staff who reply to you, and delete it when the period ends. What you type and the confirmation
            of what you sent also stay in your browser until you close the tab.
          </p>
          <h2>What this site does not do</h2>
          <p>
            It sets no advertising or tracking cookies. The map on the contact page is loaded from OpenStreetMap, whose
            servers receive your IP address when you open that page.
          </p>
          <h2>Your rights</h2>
          <ul>
            {RIGHTS.map((right) => (
              <li key={right}>{right}</li>
            ))}
          </ul>
          <h2>Contact</h2>
          <WhomToWriteTo />
        </div>
      </Section>
    </Page>
  );
}

/** The data protection officer that the firm has named, or the mailbox that answers in the officer's place. */
function WhomToWriteTo() {
  const privacy = usePageData().privacy!;
  const { officer, address, phone } = privacy;
  return (
    <>
      {officer && (
        <p>
          Our data protection officer: <strong {...edit(privacy, 'privacyOfficer')}>{officer}</strong>
        </p>
      )}
      <p>
        Write to{' '}
        <a href={`mailto:${address}`} {...edit(privacy, 'privacyAddress')}>
          {address}
        </a>
        {phone && (
          <>
            {' '}
            or call{' '}
            <a href={telAddress(phone)} {...edit(privacy, 'privacyPhone')}>
              {phone}
            </a>
          </>
        )}
        , and include your reference number if you have one.
      </p>
    </>
  );
}
