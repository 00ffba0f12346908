import { addressLine } from '#shared/content/addresses/site';
import { Logo } from '../../components/layout/logo.tsx';
import { useFirm, useSite } from '../../content/content-context.tsx';
import styles from './profile-page.module.css';

/** The company's name and contact details, as on its letters. */
export function Letterhead() {
  const firm = useFirm();
  const { name, legalName, logo, phones, hours, site } = firm;
  const { hasSampleSign } = useSite();
  return (
    <header className={styles.letterhead}>
      <div>
        {(hasSampleSign || logo !== null) && (
          <span className={styles.plate}>
            <Logo alt="" />
          </span>
        )}
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
