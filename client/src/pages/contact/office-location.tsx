import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../api/log.ts';
import { SketchMap } from '../../components/sketch-map/sketch-map.tsx';
import { useFirm } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import styles from './contact-page.module.css';
import type { MapEvents } from './office-map.tsx';

const FAILED = 'The map could not be loaded.';

/** A sketch of the way, until the map is there. It stays if the map fails, without JavaScript and in print. */
export function OfficeLocation() {
  const { OfficeMap, state, setState } = useOfficeMap();
  const { building } = useFirm();
  const { sketch } = usePageData();
  const isFailed = state === 'failed';
  return (
    <div className={styles.place} data-drawn={state === 'drawn' || undefined}>
      {OfficeMap && !isFailed && <OfficeMap onDrawn={() => setState('drawn')} onFailure={() => setState('failed')} />}
      {sketch && <SketchMap sketch={sketch} name={building} />}
      <p role="status">{isFailed && !sketch && FAILED}</p>
    </div>
  );
}

type MapComponent = ComponentType<MapEvents>;

/** Leaflet needs a browser and is large, so it loads only here, after hydration. */
function useOfficeMap() {
  const [OfficeMap, setOfficeMap] = useState<MapComponent>();
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading');
  useEffect(() => {
    import('./office-map.tsx').then(
      (loaded) => setOfficeMap(() => loaded.OfficeMap),
      (error: unknown) => {
        logFailure(FAILED, error);
        setState('failed');
      },
    );
  }, []);
  return { OfficeMap, state, setState };
}
