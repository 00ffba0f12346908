import { edit } from '#shared/content/places';
import { Section } from '../../components/page/section.tsx';
import { usePageData } from '../../content/page-context.tsx';
import styles from './clients.module.css';

/** Quotes from clients, if there are enough. */
export function Clients() {
  const { clients } = usePageData().home!;
  if (!clients) return null;
  return (
    <Section tone="concrete" heading={clients.heading} of={clients}>
      <ul className={styles.quotes}>
        {clients.quotes.map((said, index) => (
          <li key={index}>
            <figure className={styles.quote}>
              <blockquote {...edit(said, 'quote')}>{said.quote}</blockquote>
              <figcaption>
                <strong {...edit(said, 'name')}>{said.name}</strong>
                {said.project && <span {...edit(said, 'project')}>{said.project}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
