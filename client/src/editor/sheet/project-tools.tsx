import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../components/button/button.tsx';
import { logFailure } from '../../api/log.ts';
import { useToasts } from '../../stores/toast.ts';
import styles from './project-tools.module.css';
import { closeOver, type List, openOver, PROJECT_TEXTS, useOpened } from './sheet-store.ts';

const load = async () => (await import('./sheet-over.tsx')).SheetOver;

const preload = () => void load().catch(() => undefined); // the click reports the failure

/** Opens what is asked for over the page; its code is loaded when it is wanted first. */
export function Over() {
  const isOpen = useOpened(({ opened }) => opened !== undefined);
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (!isOpen || Loaded) return;
    load().then(
      (Component) => setLoaded(() => Component),
      (error: unknown) => {
        logFailure('The spreadsheet could not be loaded.', error);
        closeOver();
        useToasts.getState().show(PROJECT_TEXTS.notLoaded);
      },
    );
  }, [isOpen, Loaded]);
  if (!isOpen) return null;
  return Loaded ? <Loaded /> : <p className={styles.opening}>{PROJECT_TEXTS.loading}</p>;
}

/** An element of the editor's own before the first table of the page; it moves along when the page is another one. */
function useHost(period: string): HTMLElement {
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.dataset.editor = '';
    element.className = styles.tools;
    return element;
  });
  useEffect(() => {
    const place = () => {
      const table = document.querySelector('main table');
      const isPlaced = host.isConnected && host.parentElement === table?.parentElement;
      if (table && !isPlaced) table.parentElement!.prepend(host);
    };
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true, subtree: true });
    place();
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host, period]);
  return host;
}

interface ButtonsProps {
  period: string;
  list?: List;
  /** Whether it is one of several beside each other. */
  quiet?: boolean;
}

/** The ways to change the projects of a period. */
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

/** By the table of the projects of a period, on the page itself. */
export function ProjectTools({ period }: { period: string }) {
  const host = useHost(period);
  return createPortal(
    <div role="group" aria-label={`Projects ${period}`}>
      <ProjectButtons period={period} />
      <Button variant="quiet" onClick={() => openOver({ what: 'period' })}>
        {PROJECT_TEXTS.period}
      </Button>
    </div>,
    host,
  );
}
