import { useNavigate } from 'react-router-dom';
import type { ActivityFilter as Filter, ActivityKind } from '#shared/accounts/activities';
import { officeDay } from '#shared/meetings/office-day';
import { Button } from '#client/components/button/button.tsx';
import { ChoiceField } from '#client/components/choice-field/choice-field.tsx';
import { DayField } from '../day-field.tsx';
import { nameOf, usePeople } from '../queries/people.ts';
import styles from './activity.module.css';
import { KIND_GROUPS, kindName } from './activity-texts.ts';
import { activityAddress } from './use-activity-address.ts';

/** Each choice applies at once. */
export function ActivityFilter({ filter }: { filter: Filter }) {
  const navigate = useNavigate();
  const choose = (chosen: Filter) => void navigate(activityAddress({ ...filter, ...chosen }));
  const isNarrowed = Object.values(filter).some(Boolean);
  return (
    <div role="search" aria-label="The activity" className={styles.filter}>
      <PersonField account={filter.account} onChoose={(account) => choose({ account })} />
      <ChoiceField
        name="action"
        label="Action"
        value={filter.action ?? ''}
        onChoose={(action) => choose({ action: (action || undefined) as ActivityKind | undefined })}
      >
        <option value="">Everything</option>
        {KIND_GROUPS.map(({ heading, kinds }) => (
          <optgroup key={heading} label={heading}>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindName(kind)}
              </option>
            ))}
          </optgroup>
        ))}
      </ChoiceField>
      <DayField label="From" day={filter.from} max={filter.to ?? officeDay()} onChoose={(from) => choose({ from })} />
      <DayField label="To" day={filter.to} min={filter.from} max={officeDay()} onChoose={(to) => choose({ to })} />
      {isNarrowed && (
        <Button variant="quiet" onClick={() => void navigate(activityAddress({}))}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

interface PersonFieldProps {
  account?: string;
  onChoose: (account: string | undefined) => void;
}

/** A link may filter by an account that has since been removed; it is then listed as such. */
function PersonField({ account, onChoose }: PersonFieldProps) {
  const { data: people = [] } = usePeople();
  const isGone = account && people.length > 0 && !people.some(({ _id }) => _id === account);
  return (
    <ChoiceField
      name="account"
      label="Person"
      value={account ?? ''}
      onChoose={(chosen) => onChoose(chosen || undefined)}
    >
      <option value="">Everybody</option>
      {people.map((person) => (
        <option key={person._id} value={person._id}>
          {nameOf(person)}
        </option>
      ))}
      {isGone && <option value={account}>Removed person</option>}
    </ChoiceField>
  );
}
