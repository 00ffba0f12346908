import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../api/log.ts';
import { OfficeAddress } from './office-address.tsx';
import styles from './contact-page.module.css';

/** The map, or the address while it loads and when it fails. */
export function OfficeLocation() {
  const { OfficeMap, failed, fail } = useOfficeMap();
  return (
    <div className={styles.place}>
      {OfficeMap && !failed ? (
        <OfficeMap onFailure={fail} />
      ) : (
        <div className={styles.panel}>
          <p role="status">{failed && 'The map could not be loaded.'}</p>
          <OfficeAddress />
        </div>
      )}
    </div>
  );
}

type MapComponent = ComponentType<{ onFailure: () => void }>;

/** Leaflet needs a browser and is large, so it loads only here and after hydration. */
function useOfficeMap() {
  const [OfficeMap, setOfficeMap] = useState<MapComponent>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import('./office-map.tsx').then(
      (loaded) => setOfficeMap(() => loaded.OfficeMap),
      (error: unknown) => {
        logFailure('The map could not be loaded.', error);
        setFailed(true);
      },
    );
  }, []);
  return { OfficeMap, failed, fail: () => setFailed(true) };
}
