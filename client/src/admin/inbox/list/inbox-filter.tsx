import { useNavigate } from 'react-router-dom';
import type { SubmissionFilter, SubmissionKind } from '#shared/contract';
import { Button } from '#client/components/button/button.tsx';
import { ChoiceField } from '#client/components/choice-field/choice-field.tsx';
import { Link } from '#client/components/link/link.tsx';
import { useOwnKinds } from '#client/stores/rights.ts';
import { useIsPhone } from '#client/hooks/use-media-query.ts';
import { useClosingDetails } from '../../hooks/use-closing-details.ts';
import { DayField } from '../../day-field.tsx';
import { useStaffNames } from '../../queries/office.ts';
import { useMe } from '../assignee/use-assign.ts';
import { KINDS, MAIL, STAGES, STATES } from '../inbox-texts.ts';
import { inboxAddress, type ShownFilter } from '../hooks/use-inbox-address.ts';
import { SearchField } from './search-field.tsx';
import { PositionField } from './position-field.tsx';
import styles from './list.module.css';

const SELECTS = [
  { name: 'kind', label: 'Kind', any: 'All kinds', words: KINDS },
  { name: 'state', label: 'State', any: 'Any state', words: STATES },
  { name: 'mail', label: 'Office notification', any: 'Any status', words: MAIL },
  { name: 'stage', label: 'Stage', any: 'Any stage', words: STAGES },
] as const;

const LABELS = { position: 'Position', assignee: 'Assigned to', from: 'From date', to: 'To date' } as const;

const OTHERS = (['position', 'assignee', 'from', 'to'] as const).map((name) => ({ name, label: LABELS[name] }));

/** Leaves out filters in which these kinds leave no choice. */
const selectsOf = (kinds: readonly SubmissionKind[]) =>
  SELECTS.filter(
    ({ name }) => (name !== 'kind' || kinds.length > 1) && (name !== 'stage' || kinds.includes('application')),
  );

const isOffered = (kinds: readonly SubmissionKind[], name: string, value: string) =>
  name !== 'kind' || kinds.some((kind) => kind === value);

export function InboxFilter({ filter }: { filter: SubmissionFilter }) {
  const navigate = useNavigate();
  const { details: selects, isOpen, close: fold, onToggle } = useClosingDetails();
  const choose = (chosen: SubmissionFilter) => {
    void navigate(inboxAddress({ ...filter, ...chosen }));
    if (selects.current?.contains(document.activeElement)) fold(true); // unless the focus has moved to another control
  };
  const kinds = useOwnKinds();
  const isPhone = useIsPhone();
  const search = (
    <SearchField
      search={filter.search ?? ''}
      onSearch={(wanted) => void navigate(inboxAddress({ ...filter, search: wanted }), { replace: true })}
    />
  );
  const inside = [...SELECTS, ...OTHERS, ...(isPhone ? [{ name: 'search' } as const] : [])];
  const narrowed = inside.filter(({ name }) => filter[name]).length;
  const clear = () => choose(Object.fromEntries(inside.map(({ name }) => [name, undefined])));
  return (
    <div role="search" aria-label="The inbox" className={styles.filter}>
      {!isPhone && search}
      <details ref={selects} className={styles.more} onToggle={onToggle}>
        <summary>Filters{narrowed > 0 && ` (${narrowed})`}</summary>
        <div className={styles.selects} onSubmit={() => fold(true)}>
          {isPhone && search}
          {selectsOf(kinds).map(({ name, label, any, words }) => (
            <ChoiceField
              key={name}
              name={name}
              label={label}
              value={filter[name] ?? ''}
              onChoose={(value) => choose({ [name]: value || undefined })}
            >
              <option value="">{any}</option>
              {Object.entries(words)
                .filter(([value]) => isOffered(kinds, name, value))
                .map(([value, word]) => (
                  <option key={value} value={value}>
                    {word}
                  </option>
                ))}
            </ChoiceField>
          ))}
          {kinds.includes('application') && (
            <PositionField position={filter.position} isNeeded={isOpen} onChoose={(position) => choose({ position })} />
          )}
          <AssigneeField assignee={filter.assignee} isNeeded={isOpen} onChoose={(assignee) => choose({ assignee })} />
          <DayField label={LABELS.from} day={filter.from} onChoose={(from) => choose({ from })} />
          <DayField label={LABELS.to} day={filter.to} onChoose={(to) => choose({ to })} />
          <div className={styles.close}>
            <Button onClick={() => fold(true)}>Show results</Button>
            {narrowed > 0 && (
              <Button variant="quiet" onClick={clear}>
                Clear
              </Button>
            )}
          </div>
        </div>
      </details>
    </div>
  );
}

/** The active filters, each with a link that removes it. The view Mine is a filter with a chip of its own. */
export function SetFilters({ filter }: { filter: ShownFilter }) {
  const mine = useMe();
  const wordOf = (words: Record<string, string>, value = '') => words[value] as string | undefined;
  const set = [
    ...SELECTS.map(({ name, label, words }) => ({ name, label, value: wordOf(words, filter[name]) })),
    ...OTHERS.map(({ name, label }) => ({ name, label, value: filter[name] })),
  ].filter(({ name, value }) => value && !(name === 'assignee' && value === mine));
  if (set.length === 0) return null;
  return (
    <nav aria-label="Filters set" className={styles.set}>
      {set.map(({ name, label, value }) => (
        <Link key={name} to={inboxAddress({ ...filter, [name]: undefined })} className={styles.view}>
          {`${label}: ${value} `}
          <span aria-hidden="true">×</span>
          <span className="visually-hidden">(remove)</span>
        </Link>
      ))}
    </nav>
  );
}

interface AssigneeFieldProps {
  assignee?: string;
  /** Whether to load the names; a closed menu does not need them. */
  isNeeded: boolean;
  onChoose: (assignee: string | undefined) => void;
}

/** Filters by a member of the office. */
function AssigneeField({ assignee, isNeeded, onChoose }: AssigneeFieldProps) {
  const { data: names = [] } = useStaffNames(isNeeded);
  const offered = assignee && !names.includes(assignee) ? [assignee, ...names] : names;
  return (
    <ChoiceField
      name="assignee"
      label={LABELS.assignee}
      value={assignee ?? ''}
      onChoose={(chosen) => onChoose(chosen || undefined)}
    >
      <option value="">Anyone</option>
      {offered.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </ChoiceField>
  );
}
