import { useRef, useState } from 'react';
import type { ServiceInquiry } from '#shared/contract';
import type { RuledForm } from '../../form/form-state.ts';
import { useToasts } from '#client/stores/toast.ts';
import { numberText } from './numbers.ts';
import { lengthProblem, linesOf, type MaterialRequest, problemOf, type Row, withLines } from './request.ts';
import type { Volume } from './volume.ts';

const blankRow = (id: number, material = ''): Row => ({ id, material, quantity: '', unit: 'm³' });

const nextId = (rows: Row[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1;

/** Puts a volume into the first row without a quantity, or into a new row. */
function withVolume(rows: Row[], { cubicMetres, note }: Volume, material: string): Row[] {
  const empty = rows.find(({ quantity }) => quantity.trim() === '');
  const row = empty ?? blankRow(nextId(rows), material);
  const filled: Row = { ...row, quantity: numberText(cubicMetres), unit: 'm³', note };
  return empty ? rows.map((one) => (one === empty ? filled : one)) : [...rows, filled];
}

/** The material request, until it is written into the description. */
export function useMaterials(form: RuledForm<ServiceInquiry>, material: string) {
  const showToast = useToasts((toasts) => toasts.show);
  const [request, setRequest] = useState<MaterialRequest>({ rows: [blankRow(1, material)], neededOn: '', person: '' });
  const [problem, setProblem] = useState<string>();
  const written = useRef('');

  const change = (changes: Partial<MaterialRequest>) => {
    setRequest((before) => ({ ...before, ...changes }));
    setProblem(undefined);
  };
  const write = () => {
    const description = form.readAll().description ?? '';
    const lines = linesOf(request);
    const whole = withLines(description, written.current, lines);
    const found = problemOf(request) ?? lengthProblem(whole);
    setProblem(found);
    if (found) return;
    form.set('description', whole);
    written.current = lines;
    showToast('Added to the description.');
    form.focus('description');
  };
  const { rows } = request;
  return {
    request,
    problem,
    change,
    write,
    changeRow: (id: number, changes: Partial<Row>) =>
      change({ rows: rows.map((row) => (row.id === id ? { ...row, ...changes } : row)) }),
    addRow: () => change({ rows: [...rows, blankRow(nextId(rows))] }),
    removeRow: (id: number) => change({ rows: rows.filter((row) => row.id !== id) }),
    addVolume: (volume: Volume) => change({ rows: withVolume(rows, volume, material) }),
  };
}
