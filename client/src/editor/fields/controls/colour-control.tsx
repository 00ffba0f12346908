import { contrast, LEAST_CONTRAST } from '#shared/content/documents/firm-rules';
import { TextField } from '#client/components/form/controls.tsx';
import { valueAt } from '../../drafts/change.ts';
import { useDrafts } from '../../drafts/drafts-store.ts';
import styles from '../fields.module.css';
import { type ControlProps, useSpot } from '../use-spot.ts';

const COLOUR = /^#[0-9a-f]{6}$/;
const WHITE = '#ffffff';

/** The colour to contrast with: white for the dark colour, and the dark colour for the accent. */
function useOther({ spot }: ControlProps): { name: string; colour: unknown } {
  const ink = { document: spot.document, path: [...spot.path.slice(0, -1), 'ink'] };
  const dark = useDrafts(({ content }) => valueAt(content, ink));
  return spot.path.at(-1) === 'ink' ? { name: 'white', colour: WHITE } : { name: 'the dark color', colour: dark };
}

function contrastText(one: string, { name, colour }: { name: string; colour: unknown }): string {
  if (!COLOUR.test(one) || !COLOUR.test(String(colour))) return '';
  const value = contrast(one, String(colour));
  const verdict = value >= LEAST_CONTRAST ? 'Sufficient.' : `Too low: at least ${LEAST_CONTRAST} : 1 is required.`;
  return `Contrast with ${name}: ${value.toFixed(1)} : 1. ${verdict}`;
}

/** A colour as a hex code or from a palette, with its contrast. */
export function ColourControl(props: ControlProps) {
  const { value, error, set, label, hint } = useSpot(props);
  const text = typeof value === 'string' ? value : '';
  const told = [hint, contrastText(text, useOther(props))].filter(Boolean).join(' ');
  return (
    <div className={styles.colour}>
      <TextField
        label={label}
        hint={told}
        error={error}
        spellCheck={false}
        value={text}
        onChange={({ target }) => set(target.value.trim().toLowerCase())}
      />
      <input
        type="color"
        aria-label={`${label}: palette`}
        value={COLOUR.test(text) ? text : WHITE}
        onChange={({ target }) => set(target.value)}
      />
    </div>
  );
}
