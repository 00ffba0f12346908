import { useEffect, useRef } from 'react';
import { Button } from '../../button/button.tsx';
import { ChoiceField } from '../../choice-field/choice-field.tsx';
import { TextField } from '../../form/controls.tsx';
import type { Facet, FacetKey } from './facets.ts';
import styles from './project-filter.module.css';
import { NO_QUERY, type ProjectQuery } from './query.ts';

interface ProjectFilterProps {
  query: ProjectQuery;
  onType: (words: string) => void;
  onChoose: (changes: Partial<ProjectQuery>) => void;
  facets: readonly Facet[];
  shown: number;
  all: number;
}

const FACETS: Record<FacetKey, { label: string; every: string }> = {
  kind: { label: 'Type of work', every: 'All types' },
  client: { label: 'Client', every: 'All clients' },
  years: { label: 'Years', every: 'All years' },
};

export function ProjectFilter({ query, onType, onChoose, facets, shown, all }: ProjectFilterProps) {
  const isFiltered = Object.values(query).some(Boolean);
  return (
    <div role="search" className={styles.filter}>
      <SearchField words={query.q} onType={onType} />
      {facets.map((facet) => (
        <FacetField key={facet.key} facet={facet} chosen={query[facet.key]} onChoose={onChoose} />
      ))}
      <p role="status">{shown === all ? `${all} projects` : `${shown} of ${all} projects`}</p>
      {isFiltered && (
        <Button variant="quiet" onClick={() => onChoose(NO_QUERY)}>
          Show all
        </Button>
      )}
    </div>
  );
}

/** Uncontrolled, to keep text typed before hydration or restored by the browser. */
function SearchField({ words, onType }: { words: string; onType: (words: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const input = field.current!;
    if (isNew.current && input.value) onType(input.value);
    else if (input.value !== words) input.value = words;
    isNew.current = false;
  }, [words, onType]);
  return (
    <TextField
      ref={field}
      type="search"
      label="Find a project"
      autoComplete="off"
      onChange={(event) => onType(event.target.value)}
    />
  );
}

interface FacetFieldProps {
  facet: Facet;
  chosen: string;
  onChoose: (changes: Partial<ProjectQuery>) => void;
}

function FacetField({ facet: { key, options }, chosen, onChoose }: FacetFieldProps) {
  const { label, every } = FACETS[key];
  return (
    <ChoiceField label={label} value={chosen} onChoose={(value) => onChoose({ [key]: value })}>
      <option value="">{every}</option>
      {options.map(({ value, count }) => (
        <option key={value} value={value}>
          {`${value} (${count})`}
        </option>
      ))}
    </ChoiceField>
  );
}
