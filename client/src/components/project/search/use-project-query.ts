import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { type ProjectQuery, queryOf, withQuery } from './query.ts';

/** Milliseconds; letters typed within them make one history update, because browsers limit these to about 100 per 30 s. */
const PAUSE = 400;

/** The words of the search field. They are written to the address after a pause; Back and links replace them. */
function useWords(inAddress: string, write: (words: string) => void) {
  const [words, setWords] = useState('');
  const [written, setWritten] = useState('');
  const [seen, setSeen] = useState('');
  if (seen !== inAddress) {
    setSeen(inAddress);
    if (inAddress !== written.trim()) {
      setWords(inAddress);
      setWritten(inAddress);
    }
  }
  useEffect(() => {
    if (words === written) return;
    const timer = setTimeout(() => {
      setWritten(words);
      write(words);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [words, written, write]);
  return [words, setWords, setWritten] as const;
}

/**
 * The project search, kept in the address so that it can be linked to and Back restores it. Words replace the history entry; choosing a
 * value adds one. `latest` is the query string with words that are not yet in the address.
 */
export function useProjectQuery() {
  const { search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const inAddress = useMemo(() => queryOf(hydrated ? search : ''), [hydrated, search]);
  const write = useCallback(
    (q: string) => void navigate({ search: withQuery(search, { q }) }, { replace: true, state }),
    [navigate, search, state],
  );
  const [words, setWords, setWritten] = useWords(inAddress.q, write);
  // with words and values that are not rendered yet: several presses before the scripts are replayed in one go
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = words === inAddress.q ? search : withQuery(search, { q: words });
  }, [search, inAddress.q, words]);
  const type = useCallback(
    (next: string) => {
      latest.current = withQuery(latest.current, { q: next });
      setWords(next);
    },
    [setWords],
  );
  const choose = (changes: Partial<ProjectQuery>) => {
    latest.current = withQuery(latest.current, changes);
    const { q } = queryOf(latest.current);
    setWords(q);
    setWritten(q);
    void navigate({ search: latest.current });
  };
  const query = useMemo(() => ({ ...inAddress, q: words }), [inAddress, words]);
  return { query, type, choose, latest };
}
