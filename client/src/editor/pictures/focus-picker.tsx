import type { KeyboardEvent, MouseEvent } from 'react';
import type { FocalPoint } from '#shared/contract';
import type { PictureSource } from '#shared/content/pictures/picture';
import { thumbnail } from '../../picture-library/choices.ts';
import styles from './pictures.module.css';

interface FocusPickerProps {
  source: PictureSource;
  focus?: FocalPoint;
  onChange: (focus: FocalPoint) => void;
}

const CENTRE = { x: 0.5, y: 0.5 };

/** Fraction of the width or height per press of an arrow key. */
const STEP = 0.05;

const ARROWS: Record<string, FocalPoint> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const HUNDRED = 100;

/** Limits a value to 0 to 1, in hundredths. */
const share = (value: number) => Math.min(1, Math.max(0, Math.round(value * HUNDRED) / HUNDRED));

/** Sets the focal point, which stays visible where a picture is cropped, by a click or with the arrow keys. */
export function FocusPicker({ source, focus = CENTRE, onChange }: FocusPickerProps) {
  const press = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step || event.altKey) return;
    event.preventDefault();
    onChange({ x: share(focus.x + step.x), y: share(focus.y + step.y) });
  };
  const click = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    if (detail === 0) return; // pressed with the keyboard
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: share((clientX - left) / (width || 1)), y: share((clientY - top) / (height || 1)) });
  };
  const told = `${Math.round(focus.x * HUNDRED)}% from the left, ${Math.round(focus.y * HUNDRED)}% from the top`;
  return (
    <figure className={styles.focus}>
      <button
        type="button"
        aria-label={`Focal point: ${told}. Move it with the arrow keys.`}
        onKeyDown={press}
        onClick={click}
      >
        <img src={thumbnail(source)} alt="" width={source.width} height={source.height} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <line x1={focus.x * HUNDRED} x2={focus.x * HUNDRED} y1="0" y2="100" />
          <line y1={focus.y * HUNDRED} y2={focus.y * HUNDRED} x1="0" x2="100" />
        </svg>
      </button>
      <figcaption>Click the part that must stay visible when the picture is cropped.</figcaption>
    </figure>
  );
}
