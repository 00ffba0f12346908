import { useEffect } from 'react';
import type { AnyProject } from '#shared/content/site/page-data';
import { Button } from '../../button/button.tsx';
import styles from './project-view.module.css';
import { projectKey } from '../use-open-project.ts';

interface ProjectStepsProps {
  project: AnyProject;
  among: readonly AnyProject[];
  onOpen: (project: AnyProject) => void;
}

const KEYS: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Previous and next project. A button without a target stays in place and keeps the focus. */
export function ProjectSteps({ project, among, onOpen }: ProjectStepsProps) {
  const here = among.findIndex((one) => projectKey(one) === projectKey(project));
  const go = (by: 1 | -1) => {
    const next = here < 0 ? undefined : among[here + by];
    if (next) onOpen(next);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = KEYS[event.key];
      if (by && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) go(by);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  if (here < 0 || among.length < 2) return null;
  const step = (label: string, by: 1 | -1) => (
    <Button variant="quiet" aria-disabled={among[here + by] ? undefined : true} onClick={() => go(by)}>
      {label}
    </Button>
  );
  return (
    <div className={styles.steps}>
      {step('Previous', -1)}
      <p role="status">{`${here + 1} of ${among.length}`}</p>
      {step('Next', 1)}
    </div>
  );
}
