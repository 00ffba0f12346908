import { FieldNotes, useFieldIds } from '../../components/form/field.tsx';
import { Foldable } from '../fields/controls/foldable.tsx';
import { elementOf, mostOf } from '../fields/schema-kind.ts';
import { type ControlProps, useSpot } from '../fields/use-spot.ts';
import fieldStyles from '../fields/fields.module.css';
import type { Spot } from '../drafts/change.ts';
import { usePanel } from '../panel/panel-store.ts';
import { CHOICES } from '../editor-texts.ts';
import { AddService } from './add-service.tsx';
import { ServiceEntry } from './service-entry.tsx';
import { MENUS } from './service-list.ts';
import type { Service } from '#shared/content/documents/services';
import styles from './services.module.css';

/** Whether a part of the page is a single service, as on that service's page. */
const isService = ({ document, path }: Spot) => document === 'services' && path.length > 1;

/** The services by menu, with controls to add, hide, move and remove them. */
export function ServicesControl(props: ControlProps & { open?: boolean }) {
  const { value, label, error, hint } = useSpot(props);
  const { ids } = useFieldIds({ error, hint });
  const all = (value ?? []) as Service[];
  const hasOwnPage = usePanel(({ shown }) => shown.some(isService));
  const entry = { all, schema: elementOf(props.schema), field: props.field };
  return (
    <div className={styles.services}>
      <Foldable spot={props.spot} title={`${label} (${all.length})`} open={props.open && !hasOwnPage}>
        <FieldNotes error={error} hint={hint} ids={ids} />
        {MENUS.map((menu) => (
          <section key={menu} aria-label={CHOICES[menu]}>
            <h4 className={styles.menu}>{CHOICES[menu]}</h4>
            <ol className={fieldStyles.entries}>
              {all.map(
                (service, index) =>
                  service.menu === menu && (
                    <li key={service.id}>
                      <ServiceEntry service={service} index={index} {...entry} />
                    </li>
                  ),
              )}
            </ol>
          </section>
        ))}
      </Foldable>
      <AddService isFull={all.length >= (mostOf(props.schema) ?? Infinity)} />
    </div>
  );
}
