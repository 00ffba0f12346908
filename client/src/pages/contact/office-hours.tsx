import { useFirm } from '../../content/content-context.tsx';
import styles from './contact-page.module.css';

/** When the office is open, where the firm says so. */
export function OfficeHours() {
  const { hours } = useFirm();
  if (hours.length === 0) return null;
  return (
    <section className={styles.box}>
      <h2>Office hours</h2>
      <dl className={styles.hours}>
        {hours.map(({ days, opens, closes }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{`${opens} to ${closes}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
