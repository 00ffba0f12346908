import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { loadCode } from '../../api/load-code.ts';
import { logFailure } from '../../api/log.ts';
import { useEditedContent } from '../../content/edited-content.ts';
import { useToasts } from '../../stores/toast.ts';
import styles from './project-tools.module.css';
import { closeOverlay, type List, openOver, PROJECT_TEXTS, useOpened } from './sheet-store.ts';

const load = async () => (await loadCode(() => import('./sheet-overlay.tsx'))).SheetOverlay;

const preload = () => void load().catch(() => undefined); // the click reports the failure

/** Renders the open overlay, whose code is loaded on first use. */
export function Over() {
  const isOpen = useOpened(({ opened }) => opened !== undefined);
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (!isOpen || Loaded) return;
    load().then(
      (Component) => setLoaded(() => Component),
      (error: unknown) => {
        logFailure('The spreadsheet could not be loaded.', error);
        closeOverlay();
        useToasts.getState().show(PROJECT_TEXTS.notLoaded);
      },
    );
  }, [isOpen, Loaded]);
  if (!isOpen) return null;
  return Loaded ? <Loaded /> : <p className={styles.opening}>{PROJECT_TEXTS.loading}</p>;
}

interface ButtonsProps {
  period: string;
  list?: List;
  /** Makes the buttons less prominent where there are several groups. */
  quiet?: boolean;
}

/** Buttons to add a project and to open the sheet. */
export function ProjectButtons({ period, list = 'completed', quiet = false }: ButtonsProps) {
  const watched = { onPointerEnter: preload, onFocus: preload };
  return (
    <>
      <Button
        {...watched}
        variant={quiet ? 'secondary' : 'primary'}
        onClick={() => openOver({ what: 'project', period, list })}
      >
        {PROJECT_TEXTS.add}
      </Button>
      <Button
        {...watched}
        variant={quiet ? 'quiet' : 'secondary'}
        onClick={() => openOver({ what: 'sheet', period, list })}
      >
        {PROJECT_TEXTS.sheet}
      </Button>
    </>
  );
}

/** The buttons above a period's table on the page. */
function ProjectTools({ period }: { period: string }) {
  return (
    <div role="group" aria-label={`Projects ${period}`} className={styles.tools} data-editor>
      <ProjectButtons period={period} />
      <Button variant="quiet" onClick={() => openOver({ what: 'period' })}>
        {PROJECT_TEXTS.period}
      </Button>
    </div>
  );
}

/** Adds the tools to the page. @returns a function that removes them */
export function showProjectTools(): () => void {
  useEditedContent.setState({ projectTools: (period) => <ProjectTools period={period} /> });
  return () => useEditedContent.setState({ projectTools: undefined });
}
