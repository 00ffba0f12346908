import { useNavigate } from 'react-router-dom';
import { PositionField } from '../list/position-field.tsx';
import { inboxAddress, type ShownFilter } from '../hooks/use-inbox-address.ts';

export function BoardFilter({ filter }: { filter: ShownFilter }) {
  const navigate = useNavigate();
  return (
    <div role="search" aria-label="The board">
      <PositionField
        position={filter.position}
        isNeeded
        onChoose={(position) => void navigate(inboxAddress({ ...filter, position }))}
      />
    </div>
  );
}
