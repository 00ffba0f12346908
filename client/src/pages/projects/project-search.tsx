import { Button } from '../../components/button/button.tsx';
import styles from './all-projects-page.module.css';
import { useAllProjects } from './use-all-projects.tsx';

/** The search over all lists, from when they and its code are there. */
export function ProjectSearch() {
  const { projects, hasFailed, retry } = useAllProjects();
  if (hasFailed)
    return (
      <div role="alert" className={styles.waiting}>
        <p>The projects could not be loaded. Check your connection and try again.</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    );
  return projects ?? <p className={styles.waiting}>Loading projects...</p>;
}
