import type { ComponentType } from 'react';
import { metaOf } from '#shared/content/documents/schema-walk';
import { PictureControl } from '../pictures/picture-control.tsx';
import { ColourControl } from './colour-control.tsx';
import { GroupControl } from './group-control.tsx';
import { ListControl } from './list-control.tsx';
import { ChoiceControl, ChoicesControl, NumberControl, SwitchControl } from './plain-controls.tsx';
import { type Kind, kindOf } from './schema-kind.ts';
import { SheetControl } from '../sheet/sheet-control.tsx';
import { TextControl } from './text-control.tsx';
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

/** Of the fields whose type does not say how they are asked for. */
const BY_NAME: Partial<Record<string, ComponentType<ControlProps>>> = { colour: ColourControl, sheet: SheetControl };

/** The form of a place of the content, made of its schema. */
export function ContentField({ spot, schema, open }: FieldProps & { open?: boolean }) {
  const ref = useWanted(spot);
  const Control = BY_NAME[metaOf(schema)?.control ?? ''] ?? CONTROLS[kindOf(schema)];
  return (
    <div ref={ref}>
      <Control spot={spot} schema={schema} open={open} field={ContentField} />
    </div>
  );
}
