import { type ComponentType, useEffect, useState } from 'react';
import type { Point } from '#shared/content/site/sketch/geography';
import { loadCode } from '../../api/load-code.ts';
import { logFailure } from '../../api/log.ts';
import { TextField } from '../../components/form/controls.tsx';
import { type Spot, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { change } from '../drafts/saving/saving.ts';
import { useUncommittedInput } from '../drafts/saving/typing.ts';
import styles from './map.module.css';
import type { MapPickerProps } from './map-picker.tsx';

const NO_POINT = 'No location found. If this is a short link, open it, and copy the address from the browser.';

const OFFICE: Spot = { document: 'firm', path: ['map'] };

/** New points are 0, 0; the map then starts at the office. */
const isNowhere = ({ latitude, longitude }: Point) => latitude === 0 && longitude === 0;

/** Sets a point on a map or from a pasted link. The number fields are below. */
export function PointTools({ spot }: { spot: Spot }) {
  const { Picker } = usePicker();
  const own = useDrafts(({ content }) => valueAt(content, spot)) as Point;
  const office = useDrafts(({ content }) => valueAt(content, OFFICE)) as Point;
  const set = ({ latitude, longitude }: Point) => {
    change({ ...spot, path: [...spot.path, 'latitude'] }, latitude);
    change({ ...spot, path: [...spot.path, 'longitude'] }, longitude);
  };
  return (
    <>
      <div className={styles.picker}>{Picker && <Picker point={isNowhere(own) ? office : own} onMove={set} />}</div>
      <PasteField onPoint={set} />
    </>
  );
}

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';

/** Formats, most exact first: Google's pin, query and view, OpenStreetMap's pin and view, a bare pair. */
const FORMS = [
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&](?:q|ll|query|destination)=${NUMBER},${NUMBER}`,
  `@${NUMBER},${NUMBER}`,
  `mlat=${NUMBER}&mlon=${NUMBER}`,
  `#map=[\\d.]+/${NUMBER}/${NUMBER}`,
  `^(?:geo:)?\\(?${NUMBER}\\s*°?\\s*N?\\s*[,; ]\\s*${NUMBER}`,
].map((form) => new RegExp(form, 'i'));

const isOnEarth = ({ latitude, longitude }: Point) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Parses a pasted point: `15.60, 120.59`, or the URL of a map. */
export function readPoint(text: string): Point | undefined {
  const plain = text.trim().replaceAll('%2C', ',');
  const found = FORMS.map((form) => form.exec(plain)).find(Boolean);
  if (!found) return undefined;
  const point = { latitude: Number(found[1]), longitude: Number(found[2]) };
  return isOnEarth(point) ? point : undefined;
}

function PasteField({ onPoint }: { onPoint: (point: Point) => void }) {
  const [text, setText] = useState('');
  const paste = (typed: string) => {
    const point = readPoint(typed);
    setText(point ? '' : typed);
    if (point) onPoint(point);
  };
  useUncommittedInput(text.trim() !== '', () => paste(text));
  return (
    <TextField
      label="Map link or coordinates"
      hint="Such as 15.60, 120.59."
      error={text.trim() && !readPoint(text) ? NO_POINT : undefined}
      required={false}
      spellCheck={false}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onPaste={(event) => {
        event.preventDefault();
        paste(event.clipboardData.getData('text'));
      }}
      onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && paste(text)}
      onBlur={() => paste(text)}
    />
  );
}

/** Leaflet is as large as the editor, so it is loaded when a point is edited. */
function usePicker(): { Picker?: ComponentType<MapPickerProps> } {
  const [Picker, setPicker] = useState<ComponentType<MapPickerProps>>();
  useEffect(() => {
    loadCode(() => import('./map-picker.tsx')).then(
      (loaded) => setPicker(() => loaded.MapPicker),
      (error: unknown) => logFailure('The map could not be loaded.', error),
    );
  }, []);
  return { Picker };
}
