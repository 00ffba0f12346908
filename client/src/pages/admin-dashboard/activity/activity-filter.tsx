import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActivityFilter as Filter, ActivityKind } from '#shared/accounts/activities';
import { officeDay } from '#shared/office-day';
import { Button } from '#client/components/button/button.tsx';
import { SelectField, TextField } from '#client/components/form/controls.tsx';
import { usePeople } from '#client/stores/people.ts';
import styles from './activity.module.css';
import { KIND_GROUPS, kindName } from './activity-texts.ts';
import { activityAddress } from './use-activity-address.ts';

/** Each choice is applied at once. */
export function ActivityFilter({ filter }: { filter: Filter }) {
  const navigate = useNavigate();
  const choose = (chosen: Filter) => void navigate(activityAddress({ ...filter, ...chosen }));
  const isNarrowed = Object.values(filter).some(Boolean);
  return (
    <div role="search" aria-label="The activity" className={styles.filter}>
      <PersonField account={filter.account} onChoose={(account) => choose({ account })} />
      <SelectField
        name="action"
        label="What"
        value={filter.action ?? ''}
        onChange={({ target }) => choose({ action: (target.value || undefined) as ActivityKind | undefined })}
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
      </SelectField>
      <DayField label="From" day={filter.from} max={filter.to ?? officeDay()} onChoose={(from) => choose({ from })} />
      <DayField label="Up to" day={filter.to} min={filter.from} max={officeDay()} onChoose={(to) => choose({ to })} />
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

/** Whoever was removed since is chosen by a link with the id. */
function PersonField({ account, onChoose }: PersonFieldProps) {
  const { people, load } = usePeople();
  useEffect(() => void load(), [load]);
  const isGone = account && people.length > 0 && !people.some(({ _id }) => _id === account);
  return (
    <SelectField
      name="account"
      label="Who"
      value={account ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
    >
      <option value="">Everybody</option>
      {people.map(({ _id, name, email }) => (
        <option key={_id} value={_id}>
          {name || email}
        </option>
      ))}
      {isGone && <option value={account}>An account that was removed</option>}
    </SelectField>
  );
}

interface DayFieldProps {
  label: string;
  day?: string;
  min?: string;
  max?: string;
  onChoose: (day: string | undefined) => void;
}

function DayField({ label, day, onChoose, ...ends }: DayFieldProps) {
  return (
    <TextField
      type="date"
      label={label}
      value={day ?? ''}
      {...ends}
      onChange={({ target }) => onChoose(target.value || undefined)}
    />
  );
}
