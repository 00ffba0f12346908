import { PATHS } from '#shared/catalogue';
import { mailboxOf } from '#shared/content/addresses/site';
import { LinkButton } from '../../components/button/link-button.tsx';
import { useFirm } from '../../content/content-context.tsx';
import styles from './careers-page.module.css';

/** Invites resumes while no position is open. */
export function NoOpenings() {
  const { address, department } = mailboxOf(useFirm(), 'application');
  return (
    <div className={styles.invitation}>
      <p>You can still send us your resume. Tell us which position you are looking for.</p>
      <LinkButton to={PATHS.apply}>Send your resume</LinkButton>
      <p>
        Questions? {department}: <a href={`mailto:${address}`}>{address}</a>
      </p>
    </div>
  );
}
