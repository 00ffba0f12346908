import type { ShownCredential } from '#shared/content/site/page-data';
import { PATHS } from '#shared/catalogue';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Card, CardGrid } from '../../components/card/card.tsx';
import { FactList } from '../../components/table/fact-list.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { usePageData } from '../../content/page-context.tsx';
import styles from './credentials-page.module.css';
import { factsOf, useToday, validityOf } from '../../components/credentials/facts.ts';

const SIZES = '(max-width: 36rem) 100vw, (max-width: 64rem) 50vw, 18rem';

export function CredentialsPage() {
  const { page, credentials = [] } = usePageData();
  const today = useToday();
  return (
    <Page lead={page.description}>
      <Section>
        <CardGrid>
          {credentials.map((credential) => (
            <CredentialCard key={credential.id} credential={credential} today={today} />
          ))}
        </CardGrid>
        <LinkButton variant="quiet" to={PATHS.profile}>
          Printable company profile
        </LinkButton>
      </Section>
    </Page>
  );
}

function CredentialCard({ credential, today }: { credential: ShownCredential; today?: string }) {
  const { name, scan } = credential;
  const validity = validityOf(credential, today);
  return (
    <Card title={name} of={credential} level={2} picture={scan && <Picture picture={scan} sizes={SIZES} />}>
      <FactList facts={factsOf(credential)} className={styles.facts} />
      {validity && <p className={styles.validity}>{validity}</p>}
    </Card>
  );
}
