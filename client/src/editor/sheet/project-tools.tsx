import { type ComponentType, useEffect, useState } from 'react';
import type { Content } from '#shared/content/documents';
import { Button } from '../../components/button/button.tsx';
import { loadCode } from '../../api/load-code.ts';
import { logFailure } from '../../api/log.ts';
import { FieldNotes, useFieldIds } from '../../components/form/field.tsx';
import { useEditedContent } from '../../content/edited-content.ts';
import { useToasts } from '../../stores/toast.ts';
import { numbered, type Spot } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { type ControlProps, useSpot } from '../fields/use-spot.ts';
import { yearsAt } from '../page/period-names.ts';
import styles from './project-tools.module.css';
import { closeOverlay, type List, openOverlay, PROJECT_TEXTS, useOverlay } from './sheet-store.ts';

const load = async () => (await loadCode(() => import('./sheet-overlay.tsx'))).SheetOverlay;

const preload = () => void load().catch(() => undefined); // the click reports the failure

/** Renders the open overlay, whose code is loaded on first use. */
export function Over() {
  const isOpen = useOverlay(({ opened }) => opened !== undefined);
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
function ProjectButtons({ period, list = 'completed', quiet = false }: ButtonsProps) {
  const watched = { onPointerEnter: preload, onFocus: preload };
  return (
    <>
      <Button
        {...watched}
        variant={quiet ? 'secondary' : 'primary'}
        onClick={() => openOverlay({ what: 'project', period, list })}
      >
        {PROJECT_TEXTS.add}
      </Button>
      <Button
        {...watched}
        variant={quiet ? 'quiet' : 'secondary'}
        onClick={() => openOverlay({ what: 'sheet', period, list })}
      >
        {PROJECT_TEXTS.sheet}
      </Button>
    </>
  );
}

/** The buttons above a period's table on the page. */
function ProjectTools({ period }: { period: string }) {
  return (
    <div role="group" aria-label={`Projects ${period}`} className={styles.tools} data-editor data-office>
      <ProjectButtons period={period} />
      <Button variant="quiet" onClick={() => openOverlay({ what: 'period' })}>
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

/** The years that the page shows, which differ from the draft's while those are typed. */
const yearsOf = (spot: Spot) => (content: Content | undefined) =>
  content && yearsAt(content, Number(numbered(content, spot).path[1]));

/** Buttons for a list of projects, in place of its form in the panel. */
export function SheetControl(props: ControlProps) {
  const { value, label, error, hint } = useSpot(props);
  const period = useDrafts(({ content }) => yearsOf(props.spot)(content));
  const { ids } = useFieldIds({ error, hint });
  const list = props.spot.path.at(-1) as List;
  return (
    <section className={styles.control} aria-label={label}>
      <h4>
        {label} ({Array.isArray(value) ? value.length : 0})
      </h4>
      <FieldNotes error={error} hint={hint} ids={ids} />
      <ProjectButtons period={String(period)} list={list} quiet />
    </section>
  );
}
