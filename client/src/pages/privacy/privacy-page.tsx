import { Fragment } from 'react';
import { edit } from '#shared/content/places';
import { longDate } from '#shared/content/long-date';
import type { ShownPrivacy } from '#shared/content/site/page-data';
import { telAddress } from '#shared/content/contact/phone';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { usePageData } from '../../content/page-context.tsx';
import styles from './privacy.module.css';

export function PrivacyPage() {
  const { page, privacy } = usePageData();
  return (
    <Page lead={page.description}>
      <Section>
        <div className={styles.notice}>
          {privacy!.sections.map((section, index) => (
            <NoticeSection key={index} section={section} />
          ))}
          <h2>Contact</h2>
          <WhomToWriteTo />
        </div>
      </Section>
    </Page>
  );
}

function NoticeSection({ section }: { section: ShownPrivacy['sections'][number] }) {
  const { heading, paragraphs, points } = section;
  return (
    <>
      <h2 {...edit(section, 'heading')}>{heading}</h2>
      {paragraphs.map((paragraph, index) => (
        <p key={index} {...edit(paragraph, 'text')}>
          {paragraph.beginning && <strong>{paragraph.beginning}</strong>}
          <Dated text={paragraph.text} />
        </p>
      ))}
      {points.length > 0 && (
        <ul {...edit(section, 'points')}>
          {points.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A text with `{updated}` replaced by the notice's date. */
function Dated({ text }: { text: string }) {
  const { updated } = usePageData().privacy!;
  const [first, ...others] = text.split('{updated}');
  return (
    <>
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          <time dateTime={updated}>{longDate(updated)}</time>
          {part}
        </Fragment>
      ))}
    </>
  );
}

/** The data protection officer, or the mailbox that replies instead. */
function WhomToWriteTo() {
  const { officer } = usePageData().privacy!;
  const { name, address, phone } = officer;
  return (
    <>
      {name && (
        <p>
          Our data protection officer: <strong {...edit(officer, 'privacyOfficer')}>{name}</strong>
        </p>
      )}
      <p>
        Write to{' '}
        <a href={`mailto:${address}`} {...edit(officer, 'privacyAddress')}>
          {address}
        </a>
        {phone && (
          <>
            {' '}
            or call{' '}
            <a href={telAddress(phone)} {...edit(officer, 'privacyPhone')}>
              {phone}
            </a>
          </>
        )}
        , and include your reference number if you have one.
      </p>
    </>
  );
}
