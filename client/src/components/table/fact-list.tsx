import { edit } from '#shared/content/places';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map((fact, index) => (
        <div key={index}>
          <dt {...edit(fact, 'label')}>{fact.label}</dt>
          <dd {...edit(fact, 'value')}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
