import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../api/log.ts';
import { SketchMap } from '../../components/sketch-map/sketch-map.tsx';
import { useFirm } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import styles from './contact-page.module.css';

const FAILED = 'The map could not be loaded.';

/** The map. A sketch replaces it on failure, without JavaScript and in print. */
export function OfficeLocation() {
  const { OfficeMap, failed, fail } = useOfficeMap();
  const { building } = useFirm();
  const { sketch } = usePageData();
  return (
    <div className={styles.place} data-failed={failed || undefined}>
      {OfficeMap && !failed ? (
        <OfficeMap onFailure={fail} />
      ) : (
        <div className={styles.panel}>
          <p role="status">{failed && FAILED}</p>
        </div>
      )}
      {sketch && <SketchMap sketch={sketch} name={building} />}
    </div>
  );
}

type MapComponent = ComponentType<{ onFailure: () => void }>;

/** Leaflet needs a browser and is large, so it loads only here, after hydration. */
function useOfficeMap() {
  const [OfficeMap, setOfficeMap] = useState<MapComponent>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import('./office-map.tsx').then(
      (loaded) => setOfficeMap(() => loaded.OfficeMap),
      (error: unknown) => {
        logFailure(FAILED, error);
        setFailed(true);
      },
    );
  }, []);
  return { OfficeMap, failed, fail: () => setFailed(true) };
}
