import { indexOfStep } from '#shared/content/entries';
import { Button } from '#client/components/button/button.tsx';
import { around, type Spot, valueAt } from '../../drafts/change.ts';
import { useDrafts } from '../../drafts/drafts-store.ts';
import { removeEntry } from '../../drafts/list-entries.ts';
import { undoable } from '../../drafts/saving/undoable.ts';
import { GroupControl } from './group-control.tsx';
import type { ControlProps } from '../use-spot.ts';

function remove(spot: Spot): void {
  const list = around(spot);
  const pages = valueAt(useDrafts.getState().content, list) as unknown[];
  undoable('The page was removed.', removeEntry(list, indexOfStep(pages, spot.path.at(-1)!)));
}

/** The form of one of the owner's own pages, beside that page. */
export function OwnPageControl(props: ControlProps & { open?: boolean }) {
  return (
    <>
      <GroupControl {...props} />
      <Button variant="quiet" onClick={() => remove(props.spot)}>
        Remove this page
      </Button>
    </>
  );
}
