import { TextField } from '../../components/form/controls.tsx';
import styles from './projects-page.module.css';

interface ProjectFilterProps {
  wanted: string;
  onChange: (wanted: string) => void;
  shown: number;
  all: number;
}

export function ProjectFilter({ wanted, onChange, shown, all }: ProjectFilterProps) {
  return (
    <div role="search" className={styles.filter}>
      <TextField
        type="search"
        label="Find a project"
        autoComplete="off"
        value={wanted}
        onChange={(event) => onChange(event.target.value)}
      />
      <p role="status">{shown === all ? `${all} projects` : `${shown} of ${all} projects`}</p>
    </div>
  );
}
