import { addressLine } from '#shared/content/site/site';
import { useFirm } from '../../content/content-context.tsx';
import styles from './profile-page.module.css';

/** Who the firm is and how to reach it, as on its paper. */
export function Letterhead() {
  const firm = useFirm();
  const { name, legalName, phones, hours, site } = firm;
  return (
    <header className={styles.letterhead}>
      <div>
        <p className={styles.name}>{name}</p>
        {legalName !== name && <p>{legalName}</p>}
      </div>
      <address>
        {addressLine(firm)}
        {phones.map(({ label, number }) => (
          <span key={number}>{label ? `${label}: ${number}` : number}</span>
        ))}
        {hours.map(({ days, opens, closes }) => (
          <span key={days}>{`${days}, ${opens} to ${closes}`}</span>
        ))}
        <span>{site}</span>
      </address>
    </header>
  );
}
