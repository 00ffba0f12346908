import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { type ProjectQuery, queryOf, withQuery } from './query.ts';

/** Letters typed in this time (ms) are one change of the address: browsers refuse more than a hundred in half a minute. */
const PAUSE = 400;

/** The words of the search field. The address follows them after a pause; Back and links change them. */
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
 * What projects are looked for, as the address says it: a link leads to the same projects, and Back to those before. Words
 * replace the history's entry; a value that is chosen adds one.
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
  const choose = (changes: Partial<ProjectQuery>) => {
    const next = { q: words, ...changes };
    setWords(next.q);
    setWritten(next.q);
    void navigate({ search: withQuery(search, next) });
  };
  const query = useMemo(() => ({ ...inAddress, q: words }), [inAddress, words]);
  return { query, type: setWords, choose };
}
