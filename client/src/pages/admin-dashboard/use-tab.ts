import { useLocation, useNavigate } from 'react-router-dom';

const TAB = 'tab';

/** The selected tab, kept in the query of the address. The first tab needs no parameter. */
export function useTab<Id extends string>(ids: readonly Id[]): [Id, (id: string) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [first] = ids;
  const select = (id: string) => {
    const params = new URLSearchParams(search);
    if (id === first) params.delete(TAB);
    else params.set(TAB, id);
    void navigate({ search: params.toString() });
  };
  const named = new URLSearchParams(search).get(TAB);
  return [ids.find((id) => id === named) ?? first, select];
}
