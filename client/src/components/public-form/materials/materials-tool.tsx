import type { KeyboardEvent } from 'react';
import type { ServiceInquiry } from '#shared/contract';
import { serviceOptions } from '#shared/content/site/site';
import { officeDay } from '#shared/office-day';
import { Button } from '../../button/button.tsx';
import { Alert } from '../../form/alert.tsx';
import { TextField } from '../../form/controls.tsx';
import { FieldPair } from '../../form/form.tsx';
import type { RuledForm } from '../../form/form-state.ts';
import { useSite } from '#client/content/content-context.tsx';
import { MaterialRows } from './material-rows.tsx';
import styles from './materials.module.css';
import { useMaterials } from './use-materials.ts';
import { VolumeFields } from './volume-fields.tsx';

/** Prevents Enter in the tool from submitting the surrounding form. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Calculates volumes and lists materials, and writes them into the description as plain lines. */
export function MaterialsTool({ form }: { form: RuledForm<ServiceInquiry> }) {
  const [{ names }] = serviceOptions(useSite(), 'inquiry');
  const chosen = form.store.getState().values.service ?? '';
  const tool = useMaterials(form, names.includes(chosen) ? chosen : '');
  const { request, problem, change, write } = tool;
  return (
    <div className={styles.tool} onKeyDown={keepForm}>
      <VolumeFields onUse={tool.addVolume} />
      <MaterialRows
        rows={request.rows}
        materials={names}
        change={tool.changeRow}
        add={tool.addRow}
        remove={tool.removeRow}
      />
      <FieldPair>
        <TextField
          label="Needed on"
          type="date"
          min={officeDay()}
          value={request.neededOn}
          onChange={({ target }) => change({ neededOn: target.value })}
        />
        <TextField
          label="Contact on site"
          hint="Name and phone number of the person receiving the delivery."
          autoComplete="off"
          value={request.person}
          onChange={({ target }) => change({ person: target.value })}
        />
      </FieldPair>
      {problem && <Alert>{problem}</Alert>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={write}>
          Add to the description
        </Button>
        <p className={styles.note}>You can edit it there before sending.</p>
      </div>
    </div>
  );
}
