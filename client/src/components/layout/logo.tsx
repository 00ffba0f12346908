import { edit } from '#shared/content/places';
import { pictureFile } from '#shared/content/pictures/picture';
import { useSite } from '../../content/content-context.tsx';
import sign from '../../images/logo-reversed.svg';
import { lengthOf } from '../page/length-of.ts';
import styles from './layout.module.css';

interface LogoProps {
  alt: string;
  loading?: 'lazy';
  fetchPriority?: 'low';
}

const HEIGHT = 32;

/** The company's logo for dark backgrounds, or its name. */
export function Logo(props: LogoProps) {
  const { firm, hasSampleSign } = useSite();
  const { logo, name } = firm;
  if (hasSampleSign) return <img src={sign} width="158" height={HEIGHT} {...props} />;
  if (!logo) {
    return (
      <span className={styles.name} data-length={lengthOf(name)} {...edit(firm, 'name')}>
        {name}
      </span>
    );
  }
  const { base, widths, width, height } = logo;
  return (
    <img
      src={pictureFile(base, widths[0], 'webp')}
      width={Math.round((HEIGHT * width) / height)}
      height={HEIGHT}
      {...edit(logo)}
      {...props}
    />
  );
}
