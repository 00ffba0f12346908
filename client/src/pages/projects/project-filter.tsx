import { useEffect, useRef } from 'react';
import { TextField } from '../../components/form/controls.tsx';
import styles from './projects-page.module.css';

interface ProjectFilterProps {
  onChange: (wanted: string) => void;
  shown: number;
  all: number;
}

export function ProjectFilter({ onChange, shown, all }: ProjectFilterProps) {
  const field = useRef<HTMLInputElement>(null);
  // typed before hydration, or restored by the browser
  useEffect(() => onChange(field.current!.value), [onChange]);

  return (
    <div role="search" className={styles.filter}>
      <TextField
        ref={field}
        type="search"
        label="Find a project"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <p role="status">{shown === all ? `${all} projects` : `${shown} of ${all} projects`}</p>
    </div>
  );
}
