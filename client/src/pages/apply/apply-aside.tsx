import { PATHS } from '#shared/catalogue';
import { Link } from '../../components/link/link.tsx';

/** Links for visitors who are not ready to apply. */
export function ApplyAside() {
  return (
    <>
      <h2>Before you apply</h2>
      <p>
        See the requirements of each job under <Link to={PATHS.careers}>open positions</Link>. APPLY fills in the
        position for you.
      </p>
      <p>
        Questions? Find our HR department’s email on the <Link to={PATHS.contact}>contact page</Link>.
      </p>
    </>
  );
}
