import type { ComponentType } from 'react';
import type { Control as ControlName } from '#shared/content/fields/fields';
import { metaOf } from '#shared/content/fields/schema-walk';
import { isOwnerField } from '#shared/content/owner-fields';
import { useMayOnPages } from '../../stores/rights.ts';
import { MailControl } from '../mails/mail-control.tsx';
import { PictureControl } from '../pictures/picture-control.tsx';
import { ServiceControl } from '../services/service-entry.tsx';
import { ServicesControl } from '../services/services-control.tsx';
import { ColourControl } from './controls/colour-control.tsx';
import { DownloadControl } from './controls/download-control.tsx';
import { GroupControl } from './controls/group-control.tsx';
import { KindControl } from './controls/kind-control.tsx';
import { ListControl } from './controls/list-control.tsx';
import { OwnPageControl } from './controls/own-page-control.tsx';
import { NumberControl } from './controls/number-control.tsx';
import { ChoiceControl, ChoicesControl, SwitchControl } from './controls/plain-controls.tsx';
import { ReadOnlyField } from './controls/read-only-field.tsx';
import { type Kind, kindOf } from './schema-kind.ts';
import { ProblemsWait, useWaiting } from './problems-wait.ts';
import { SheetControl } from '../sheet/sheet-control.tsx';
import { TextControl } from './controls/text-control.tsx';
import { type ControlProps, type FieldProps, useWanted } from './use-spot.ts';

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
  const isOwner = useMayOnPages('owner');
  if (!isOwner && isOwnerField(spot.document, spot.path)) return <ReadOnlyField spot={spot} schema={schema} />;
  return <OpenField spot={spot} schema={schema} open={open} />;
}

function OpenField({ spot, schema, open }: FieldProps & { open?: boolean }) {
  const wanted = useWanted(spot);
  const { waits, onBlur } = useWaiting();
  const Control = OWN[metaOf(schema)?.control ?? 'line'] ?? CONTROLS[kindOf(schema)];
  return (
    <div {...wanted} onBlur={onBlur}>
      <ProblemsWait value={waits}>
        <Control spot={spot} schema={schema} open={open} field={ContentField} />
      </ProblemsWait>
    </div>
  );
}
