import { useNavigate, useSearchParams } from 'react-router-dom';

const TAB = 'tab';

/** The selected tab, which stands in the address so that reload, Back and a bookmark find it; the first needs no word there. */
export function useTab<Id extends string>(ids: readonly Id[]): [Id, (id: string) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [first] = ids;
  const select = (id: string) => {
    const next = new URLSearchParams(params);
    if (id === first) next.delete(TAB);
    else next.set(TAB, id);
    void navigate({ search: next.toString() });
  };
  return [ids.find((id) => id === params.get(TAB)) ?? first, select];
}
