import { edit } from '#shared/content/places';
import type { ShownAbout } from '#shared/content/site/page-data';
import { FactList } from '../table/fact-list.tsx';

/** Facts that are worded from one field of the company each, which a click in the editor opens. */
export function CompanyFacts({ facts, className }: Pick<ShownAbout, 'facts'> & { className?: string }) {
  const shown = facts.map((fact) => ({ label: fact.label, value: <span {...edit(fact)}>{fact.value}</span> }));
  return <FactList facts={shown} className={className} />;
}
