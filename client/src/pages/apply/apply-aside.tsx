import { PATHS } from '#shared/catalogue';
import { Link } from '../../components/link/link.tsx';

/** Links for visitors who are not ready to apply. */
export function ApplyAside() {
  return (
    <>
      <h2>Before you apply</h2>
      <p>
        Read what each job asks for under <Link to={PATHS.careers}>open positions</Link>. APPLY there fills in the
        position for you.
      </p>
      <p>
        A question first? The address of our HR department is on the <Link to={PATHS.contact}>contact page</Link>.
      </p>
    </>
  );
}
