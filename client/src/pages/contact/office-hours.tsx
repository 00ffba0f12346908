import { edit } from '#shared/content/places';
import { useFirm } from '../../content/content-context.tsx';
import styles from './contact-page.module.css';

/** The opening hours, if the company gives any. */
export function OfficeHours() {
  const { hours } = useFirm();
  if (hours.length === 0) return null;
  return (
    <section className={styles.box}>
      <h2>Office hours</h2>
      <dl className={styles.hours}>
        {hours.map((line, index) => (
          <div key={index}>
            <dt {...edit(line, 'days')}>{line.days}</dt>
            <dd {...edit(line, 'opens')}>{`${line.opens} to ${line.closes}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
