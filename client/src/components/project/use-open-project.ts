import { useCallback, useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type { ShownProject, ShownProjectOfPeriod } from '#shared/content/site/page-data';
import { useHydrated } from '../../hooks/use-hydrated.ts';

const PARAMETER = 'project';

type AnyProject = ShownProject | ShownProjectOfPeriod;

/** Names a project in the address: by its number, outside of the list of its years with these (`2024-12`). */
export const projectKey = (project: AnyProject): string =>
  'period' in project ? `${project.period}-${project.id}` : String(project.id);

/** Of the button that opens a project. */
export const openerId = (project: AnyProject): string => `project-${projectKey(project)}`;

/**
 * The open project, from the query (`?project=12`). Opening adds a history entry, and closing goes back to the one
 * before. A project that was in the address on arrival is removed from it instead.
 */
export function useOpenProject<Shown extends AnyProject>(projects: readonly Shown[]) {
  const { search, state } = useLocation() as Location<{ openedHere?: boolean } | null>;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const key = hydrated ? new URLSearchParams(search).get(PARAMETER) : null;
  const opened = projects.find((project) => projectKey(project) === key);
  useFocusAfter(opened);

  const open = useCallback(
    (project: Shown) => {
      void navigate({ search: withProject(search, project) }, { state: { openedHere: true } });
    },
    [navigate, search],
  );
  const close = () => {
    if (!opened) return; // Back has closed it
    if (state?.openedHere) void navigate(-1);
    else void navigate({ search: withProject(search) }, { replace: true });
  };
  return { opened, open, close };
}

function withProject(search: string, project?: AnyProject): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  if (project) query.set(PARAMETER, projectKey(project));
  return query.toString();
}

/** The browser restores the focus to the button that opened the project. After arriving with an open one, this does. */
function useFocusAfter(opened: AnyProject | undefined) {
  const before = useRef(opened);
  useEffect(() => {
    const closed = before.current;
    before.current = opened;
    if (!closed || opened || document.activeElement !== document.body) return;
    document.getElementById(openerId(closed))?.focus();
  }, [opened]);
}
