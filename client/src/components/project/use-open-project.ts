import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type { AnyProject } from '#shared/content/site/page-data';
import { useHydrated } from '../../hooks/use-hydrated.ts';

const PARAMETER = 'project';

/** A project's key in the address: its number, with the years (`2024-12`) on pages that show several lists. */
export const projectKey = (project: AnyProject): string =>
  'period' in project ? `${project.period}-${project.id}` : String(project.id);

/** The id of the button that opens a project. */
export const openerId = (project: AnyProject): string => `project-${projectKey(project)}`;

/**
 * The open project, named in the query (`?project=12`). Opening one adds a history entry and closing goes back; stepping to a neighbour
 * replaces the entry. A project already in the address on arrival is removed from it on closing.
 * @param latest the query string of a search, which is written to the address before a project is opened
 */
export function useOpenProject<Shown extends AnyProject>(projects: readonly Shown[], latest?: RefObject<string>) {
  const { search, state } = useLocation() as Location<{ openedHere?: boolean } | null>;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const key = hydrated ? new URLSearchParams(search).get(PARAMETER) : null;
  const opened = projects.find((project) => projectKey(project) === key);
  useFocusAfter(opened);

  const now = useRef({ search, state, isOpen: false });
  useLayoutEffect(() => void (now.current = { search, state, isOpen: opened !== undefined }));
  // stable across addresses, because thousands of rows receive it
  const open = useCallback(
    (project: Shown) => {
      const { isOpen, ...here } = now.current;
      const searched = latest ? latest.current : here.search;
      if (searched !== here.search) void navigate({ search: searched }, { replace: true, state: here.state });
      const search = withProject(searched, project);
      const state = isOpen ? here.state : { openedHere: true };
      void navigate({ search }, { replace: isOpen, state });
      now.current = { search, state, isOpen: true };
    },
    [navigate, latest],
  );
  const close = useCallback(() => {
    const { isOpen, ...here } = now.current;
    if (!isOpen) return; // already closed by Back
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
 * The browser restores the focus to the button that opened the dialog. After arriving with an open project, or stepping to a neighbour,
 * this focuses the button of the last one shown instead.
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
