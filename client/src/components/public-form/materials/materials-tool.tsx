import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { serviceOptions } from '#shared/content/addresses/site';
import type { ServiceInquiry } from '#shared/contract';
import { officeDay } from '#shared/meetings/office-day';
import { useSite } from '#client/content/content-context.tsx';
import { useToasts } from '#client/stores/toast.ts';
import { Button } from '../../button/button.tsx';
import { Alert } from '../../form/alert.tsx';
import { TextField } from '../../form/controls.tsx';
import type { RuledForm } from '../../form/form-state.ts';
import { FieldPair } from '../../form/form.tsx';
import { MaterialRows } from './material-rows.tsx';
import {
  isEmpty,
  lengthProblem,
  linesOf,
  type MaterialRequest,
  type Problem,
  problemOf,
  type Row,
  withLines,
} from './request.ts';
import { VolumeFields } from './volume-fields.tsx';
import { numberText, type Volume } from './volume.ts';
import styles from './materials.module.css';

const blankRow = (id: number, material = ''): Row => ({ id, material, quantity: '', unit: 'm³' });

const nextId = (rows: Row[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1;

/** Puts a volume into the first row without a quantity, or into a new row. */
function withVolume(rows: Row[], { cubicMeters, note }: Volume, material: string): Row[] {
  const empty = rows.find(({ quantity }) => quantity.trim() === '');
  const row = empty ?? blankRow(nextId(rows), material);
  const filled: Row = { ...row, quantity: numberText(cubicMeters), unit: 'm³', note };
  return empty ? rows.map((one) => (one === empty ? filled : one)) : [...rows, filled];
}

/** The material request, until it is written into the description. */
function useMaterials(form: RuledForm<ServiceInquiry>, material: string) {
  const showToast = useToasts((toasts) => toasts.show);
  const [request, setRequest] = useState<MaterialRequest>({ rows: [blankRow(1, material)], neededOn: '', person: '' });
  const [problem, setProblem] = useState<Problem>();
  const written = useRef('');

  const change = (changes: Partial<MaterialRequest>) => {
    setRequest((before) => ({ ...before, ...changes }));
    setProblem(undefined);
  };
  /** Returns whether the request could be written. */
  const write = (): boolean => {
    const description = form.readAll().description ?? '';
    const lines = linesOf(request);
    const whole = withLines(description, written.current, lines);
    const found = problemOf(request) ?? lengthProblem(whole);
    setProblem(found);
    if (found) return false;
    form.set('description', whole);
    written.current = lines;
    return true;
  };
  const add = () => {
    if (!write()) return;
    showToast('Added to the description.');
    form.focus('description');
  };
  const { rows } = request;
  return {
    request,
    problem,
    change,
    write,
    add,
    isWritten: () => isEmpty(request) || linesOf(request) === written.current,
    changeRow: (id: number, changes: Partial<Row>) =>
      change({ rows: rows.map((row) => (row.id === id ? { ...row, ...changes } : row)) }),
    addRow: () => change({ rows: [...rows, blankRow(nextId(rows))] }),
    removeRow: (id: number) => change({ rows: rows.filter((row) => row.id !== id) }),
    addVolume: (volume: Volume) => change({ rows: withVolume(rows, volume, material) }),
  };
}

/** Adds listed materials to the description before the form is sent, unless they were added already. A problem in the list stops the form. */
function useAddedFirst(box: RefObject<HTMLDivElement | null>, { isWritten, write }: ReturnType<typeof useMaterials>) {
  useEffect(() => {
    const owner = box.current!.closest('form')!;
    const addFirst = (event: Event) => {
      const isClosed = box.current!.closest('[hidden]') !== null;
      if (isWritten() || write() || isClosed) return;
      event.preventDefault();
      event.stopPropagation();
    };
    owner.addEventListener('submit', addFirst);
    return () => owner.removeEventListener('submit', addFirst);
  });
}

/** Prevents Enter in the tool from submitting the surrounding form. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Calculates volumes and lists materials, and writes them into the description as plain lines. */
export function MaterialsTool({ form }: { form: RuledForm<ServiceInquiry> }) {
  const [{ names }] = serviceOptions(useSite(), 'inquiry');
  const chosen = form.store.getState().values.service ?? '';
  const tool = useMaterials(form, names.includes(chosen) ? chosen : names[0]);
  const { request, problem, change } = tool;
  const box = useRef<HTMLDivElement>(null);
  useAddedFirst(box, tool);
  useEffect(() => {
    if (problem?.row) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  return (
    <div ref={box} className={styles.tool} onKeyDown={keepForm}>
      <VolumeFields onUse={tool.addVolume} />
      <MaterialRows
        rows={request.rows}
        materials={names}
        problem={problem}
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
      {problem && !problem.row && <Alert>{problem.text}</Alert>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={tool.add}>
          Add to the description
        </Button>
        <p className={styles.note}>You can edit it there before sending.</p>
      </div>
    </div>
  );
}
