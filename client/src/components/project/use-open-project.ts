import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
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
 * before; a neighbour takes the place of the open one. A project that was in the address on arrival is removed from it
 * instead.
 */
export function useOpenProject<Shown extends AnyProject>(projects: readonly Shown[]) {
  const { search, state } = useLocation() as Location<{ openedHere?: boolean } | null>;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const key = hydrated ? new URLSearchParams(search).get(PARAMETER) : null;
  const opened = projects.find((project) => projectKey(project) === key);
  useFocusAfter(opened);

  const now = useRef({ search, state, isOpen: false });
  useLayoutEffect(() => void (now.current = { search, state, isOpen: opened !== undefined }));
  // the same function for every address: it is a part of thousands of rows
  const open = useCallback(
    (project: Shown) => {
      const { isOpen, ...here } = now.current;
      const options = isOpen ? { replace: true, state: here.state } : { state: { openedHere: true } };
      void navigate({ search: withProject(here.search, project) }, options);
    },
    [navigate],
  );
  const close = useCallback(() => {
    const { isOpen, ...here } = now.current;
    if (!isOpen) return; // Back has closed it
    if (here.state?.openedHere) void navigate(-1);
    else void navigate({ search: withProject(here.search) }, { replace: true });
  }, [navigate]);
  return { opened, open, close };
}

function withProject(search: string, project?: AnyProject): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  if (project) query.set(PARAMETER, projectKey(project));
  return query.toString();
}

/**
 * The browser restores the focus to the button that opened the project. After arriving with an open one, and where a
 * neighbour was opened meanwhile, this gives it to that of the last one.
 */
function useFocusAfter(opened: AnyProject | undefined) {
  const before = useRef<{ project?: AnyProject; isFirst: boolean }>({ project: opened, isFirst: true });
  useEffect(() => {
    const { project: closed, isFirst } = before.current;
    before.current = { project: opened, isFirst: !closed || (closed === opened && isFirst) };
    if (!closed || opened || (isFirst && document.activeElement !== document.body)) return;
    document.getElementById(openerId(closed))?.focus();
  }, [opened]);
}
