import type { ComponentType } from 'react';
import { indexOfStep } from '#shared/content/entries';
import type { Control as ControlName } from '#shared/content/fields/fields';
import { metaOf } from '#shared/content/fields/schema-walk';
import { isOwnerField } from '#shared/content/owner-fields';
import { isObject } from '#shared/content/deep-equal';
import { Button } from '../../components/button/button.tsx';
import { useHasStoredRole } from '../../stores/rights.ts';
import { around, type Spot, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { removeEntry } from '../drafts/list-entries.ts';
import { undoable } from '../drafts/saving/undoable.ts';
import { CHOICES, TEXTS } from '../editor-texts.ts';
import { MailControl } from '../mails/mail-control.tsx';
import { PictureControl } from '../pictures/picture-control.tsx';
import { ServiceControl } from '../services/service-entry.tsx';
import { ServicesControl } from '../services/services-control.tsx';
import { SheetControl } from '../sheet/project-tools.tsx';
import { DownloadControl } from './controls/download-control.tsx';
import { GroupControl } from './controls/group-control.tsx';
import { KindControl } from './controls/kind-control.tsx';
import { ListControl } from './controls/list-control.tsx';
import { NumberControl } from './controls/number-control.tsx';
import { ChoiceControl, ChoicesControl, ColourControl, SwitchControl } from './controls/plain-controls.tsx';
import { TextControl } from './controls/text-control.tsx';
import { type Kind, kindOf } from './schema-kind.ts';
import {
  type ControlProps,
  type FieldProps,
  ProblemsHidden,
  useDelayedProblems,
  useFocusRequest,
  useSpot,
} from './use-spot.ts';
import styles from './fields.module.css';

/** A line for each entry of a list. */
function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (isObject(value)) return [Object.values(value).flatMap(linesOf).join(', ')];
  return typeof value === 'string' && value !== '' ? [CHOICES[value] ?? value] : [];
}

/** Shows everybody else a field that only owners may change. */
function ReadOnlyField(props: FieldProps) {
  const { label, value } = useSpot(props);
  const wanted = useFocusRequest(props.spot);
  const lines = linesOf(value);
  return (
    <div {...wanted} role="group" aria-label={label} className={styles.readOnly}>
      <h4>{label}</h4>
      <ul className={styles.entries}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{TEXTS.ownersOnly}</p>
    </div>
  );
}

function remove(spot: Spot): void {
  const list = around(spot);
  const pages = valueAt(useDrafts.getState().content, list) as unknown[];
  undoable('The page was removed.', removeEntry(list, indexOfStep(pages, spot.path.at(-1)!)));
}

/** The form of one of the owner's own pages, beside that page. */
function OwnPageControl(props: ControlProps & { open?: boolean }) {
  return (
    <>
      <GroupControl {...props} />
      <Button variant="quiet" onClick={() => remove(props.spot)}>
        Remove this page
      </Button>
    </>
  );
}

const CONTROLS: Record<Kind, ComponentType<ControlProps & { open?: boolean }>> = {
  text: TextControl,
  number: NumberControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  picture: PictureControl,
  list: ListControl,
  group: GroupControl,
};

/** Controls that a schema asks for by name. */
const OWN: Partial<Record<ControlName, ComponentType<ControlProps & { open?: boolean }>>> = {
  colour: ColourControl,
  download: DownloadControl,
  kind: KindControl,
  mail: MailControl,
  'own-page': OwnPageControl,
  service: ServiceControl,
  services: ServicesControl,
  sheet: SheetControl,
};

/** The form of a content path, generated from its schema. */
export function ContentField({ spot, schema, open }: FieldProps & { open?: boolean }) {
  const isOwner = useHasStoredRole('owner');
  if (!isOwner && isOwnerField(spot.document, spot.path)) return <ReadOnlyField spot={spot} schema={schema} />;
  return <OpenField spot={spot} schema={schema} open={open} />;
}

function OpenField({ spot, schema, open }: FieldProps & { open?: boolean }) {
  const wanted = useFocusRequest(spot);
  const { waits, onBlur } = useDelayedProblems();
  const Control = OWN[metaOf(schema)?.control ?? 'line'] ?? CONTROLS[kindOf(schema)];
  return (
    <div {...wanted} onBlur={onBlur}>
      <ProblemsHidden value={waits}>
        <Control spot={spot} schema={schema} open={open} field={ContentField} />
      </ProblemsHidden>
    </div>
  );
}
