import { isObject } from '#shared/content/deep-equal';
import { schemaOf } from '#shared/content/fields/schema-walk';
import { nameIn } from '#shared/content/summary';
import { FieldNotes, useFieldIds } from '#client/components/form/field.tsx';
import { PointTools } from '../../map/point-tools.tsx';
import { Foldable } from './foldable.tsx';
import { fieldsOf } from '../schema-kind.ts';
import { type ControlProps, useSpot } from '../use-spot.ts';

export function GroupControl(props: ControlProps & { open?: boolean }) {
  const { label, value } = useSpot(props);
  const name = isObject(value) ? nameIn(value) : undefined;
  return (
    <Foldable spot={props.spot} title={label || (typeof name === 'string' ? name : '')} open={props.open}>
      <GroupFields {...props} />
    </Foldable>
  );
}

export function GroupFields({ field: Field, ...props }: ControlProps) {
  const { spot, schema } = props;
  const { error, hint, meta, value } = useSpot(props);
  const { ids } = useFieldIds({ error, hint });
  return (
    <>
      <FieldNotes error={error} hint={hint} ids={ids} />
      {meta?.control === 'point' && <PointTools spot={spot} />}
      {fieldsOf(schemaOf(schema, value)).map(([key, inner]) => (
        <Field key={key} spot={{ ...spot, path: [...spot.path, key] }} schema={inner} />
      ))}
    </>
  );
}
