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

export function ContactPage() {
  const { mailboxes } = useFirm();
  return (
    <Page lead={usePageData().page.description}>
      <Section>
        <div className={styles.columns}>
          <section className={styles.main}>
            <h2>{MESSAGES.contact.map}</h2>
            <OfficeLocation />
          </section>
          <div className={styles.side}>
            <section className={styles.box}>
              <h2>{MESSAGES.contact.office}</h2>
              <OfficeAddress />
              <ContactLinks className={styles.contacts} />
            </section>
            <OfficeHours />
            <section className={styles.box}>
              <h2>{MESSAGES.contact.mailboxes}</h2>
              <ul>
                {mailboxes.map((mailbox, index) => (
                  <Mailbox key={index} mailbox={mailbox} />
                ))}
              </ul>
            </section>
          </div>
        </div>
      </Section>
      <CredentialsSection />
    </Page>
  );
}
