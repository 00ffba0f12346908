import { CONTACT_SECTIONS, type ContactSection } from '#shared/content/site/sections';
import { MESSAGES } from '#shared/messages';
import { ContactLinks } from '../../components/contact-links/contact-links.tsx';
import { CredentialsSection } from '../../components/credentials/credentials-section.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useFirm } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import styles from './contact-page.module.css';
import { Mailbox } from './mailbox.tsx';
import { OfficeAddress } from './office-address.tsx';
import { OfficeHours } from './office-hours.tsx';
import { OfficeLocation } from './office-location.tsx';

const Location = () => (
  <section className={styles.box}>
    <h2>{MESSAGES.contact.office}</h2>
    <OfficeAddress />
    <ContactLinks className={styles.contacts} />
  </section>
);

const Mailboxes = () => (
  <section className={styles.box}>
    <h2>{MESSAGES.contact.mailboxes}</h2>
    <ul>
      {useFirm().mailboxes.map((mailbox, index) => (
        <Mailbox key={index} mailbox={mailbox} />
      ))}
    </ul>
  </section>
);

const BOXES = { location: Location, hours: OfficeHours, mailboxes: Mailboxes };

const isBox = (section: ContactSection): section is keyof typeof BOXES => section in BOXES;

export function ContactPage() {
  const { sections: ordered, page } = usePageData();
  const sections = (ordered ?? CONTACT_SECTIONS) as readonly ContactSection[];
  const boxes = sections.filter(isBox);
  const map = sections.includes('map') && (
    <section key="map" className={styles.main}>
      <h2>{MESSAGES.contact.map}</h2>
      <OfficeLocation />
    </section>
  );
  const side = boxes.length > 0 && (
    <div key="side" className={styles.side}>
      {boxes.map((name) => {
        const Box = BOXES[name];
        return <Box key={name} />;
      })}
    </div>
  );
  const isMapLast = boxes.length > 0 && sections.indexOf('map') > sections.indexOf(boxes[0]);
  return (
    <Page lead={page.description}>
      {(map || side) && (
        <Section>
          <div className={styles.columns}>{isMapLast ? [side, map] : [map, side]}</div>
        </Section>
      )}
      {sections.includes('credentials') && <CredentialsSection />}
    </Page>
  );
}
