import type { Page as CataloguePage } from '#shared/catalogue';
import { COMPANY } from '#shared/company';
import { MESSAGES } from '#shared/messages';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import styles from './contact-page.module.css';
import { Mailbox } from './mailbox.tsx';
import { OfficeAddress } from './office-address.tsx';
import { OfficeLocation } from './office-location.tsx';

export function ContactPage({ page }: { page: CataloguePage }) {
  return (
    <Page page={page} lead={page.description}>
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
            </section>
            <section className={styles.box}>
              <h2>{MESSAGES.contact.mailboxes}</h2>
              <ul>
                {COMPANY.mailboxes.map((mailbox) => (
                  <Mailbox key={mailbox.address} {...mailbox} />
                ))}
              </ul>
            </section>
          </div>
        </div>
      </Section>
    </Page>
  );
}
