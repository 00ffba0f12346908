import { useId } from 'react';
import styles from './upload-progress.module.css';

const PERCENT = 100;

/** @param uploaded share of the upload, 0 to 1 */
export function UploadProgress({ uploaded }: { uploaded: number }) {
  const id = useId();
  return (
    <div className={styles.upload}>
      <label htmlFor={id}>Upload</label>
      <span aria-hidden>{Math.floor(uploaded * PERCENT)}%</span>
      <progress id={id} value={uploaded} className={styles.progress} />
    </div>
  );
}
