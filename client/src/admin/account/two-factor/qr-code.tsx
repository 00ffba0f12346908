import { encode } from 'uqr';
import styles from './two-factor.module.css';

/** Width of the quiet zone that scanners need, in modules. The standard asks for 4. */
const BORDER = 4;

export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: BORDER, ecc: 'M' });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code with the setup key">
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={modules.join('')} />
    </svg>
  );
}
