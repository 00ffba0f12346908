import { type ReactNode, useEffect, useState } from 'react';
import { loadCode } from '#client/api/load-code.ts';
import { logFailure } from '#client/api/log.ts';
import { useToasts } from '#client/stores/toast.ts';
import { firstInteraction } from '../../page/deferred.tsx';
import type { ProjectViewProps } from './project-view.tsx';

type Render = (props: ProjectViewProps) => ReactNode;

async function load(): Promise<Render> {
  const { ProjectView } = await loadCode(() => import('./project-view.tsx'));
  return (props) => <ProjectView {...props} />;
}

const NOT_LOADED = 'The project could not be opened. Check your connection and try again.';

/** Not a press: it may be the one that leaves the page, and would have to wait. */
const LOOKING = ['pointermove', 'scroll'];

/** Loads the dialog when it is wanted, or ahead of that once the visitor looks around. */
function useView(isWanted: boolean, giveUp: () => void): Render | undefined {
  const [view, setView] = useState<Render>();
  useEffect(() => {
    void firstInteraction(LOOKING)
      .then(load)
      .catch((error: unknown) => logFailure('The dialog of projects was not loaded ahead', error));
  }, []);
  useEffect(() => {
    if (!isWanted || view) return;
    let isGone = false;
    const fail = (error: unknown) => {
      logFailure('The dialog of projects', error);
      useToasts.getState().show(NOT_LOADED);
      giveUp();
    };
    load().then(
      (loaded) => !isGone && setView(() => loaded),
      (error: unknown) => !isGone && fail(error),
    );
    return () => void (isGone = true);
  }, [isWanted, view, giveUp]);
  return view;
}

/** The open project as a dialog, whose code loads on demand. */
export function ProjectDialog(props: ProjectViewProps) {
  const render = useView(props.project !== undefined, props.onClose);
  return render?.(props);
}
