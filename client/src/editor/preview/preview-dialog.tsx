import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/button/button.tsx';
import { refetchDrafts } from '../drafts/open.ts';
import { type DialogProps, WorkDialog } from '../publishing/work-dialog.tsx';
import { PREVIEW } from '../../content/preview.ts';
import styles from './preview.module.css';

/** Common screen widths in CSS pixels. */
const WIDTHS = { Phone: 390, Tablet: 768, Desktop: 1280 };
type ScreenName = keyof typeof WIDTHS;

const SCREENS = Object.keys(WIDTHS) as ScreenName[];

/** The page with all drafts as visitors would see it, in an iframe of their screen's width. */
export function PreviewDialog({ open, onClose }: DialogProps) {
  return (
    <WorkDialog open={open} heading="Preview" onClose={onClose} load={refetchDrafts} className={styles.full}>
      {() => <Preview />}
    </WorkDialog>
  );
}

function Preview() {
  const [screen, setScreen] = useState<ScreenName>('Phone');
  return (
    <>
      <div role="group" aria-label="Screen width" className={styles.screens}>
        {SCREENS.map((name) => (
          <Button key={name} variant="secondary" aria-pressed={name === screen} onClick={() => setScreen(name)}>
            {name} <small>{WIDTHS[name]} px</small>
          </Button>
        ))}
      </div>
      <Framed width={WIDTHS[screen]} />
    </>
  );
}

/** Scales the iframe down if there is less room than its width. Hidden until it has read the drafts. */
function Framed({ width }: { width: number }) {
  const { pathname } = useLocation();
  const [address] = useState(pathname);
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const fit = () => setScale(Math.min(1, (room.current?.clientWidth ?? width) / width));
    const watcher = new ResizeObserver(fit);
    if (room.current) watcher.observe(room.current);
    fit();
    return () => watcher.disconnect();
  }, [width]);
  return (
    <div ref={room} className={styles.room}>
      <p className={styles.loading}>Loading preview...</p>
      <iframe
        name={PREVIEW}
        title={`Preview, ${width} pixels wide`}
        src={address}
        width={width}
        style={{ height: `${100 / scale}%`, scale: String(scale) }}
      />
    </div>
  );
}
