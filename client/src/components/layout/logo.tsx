import { pictureFile } from '#shared/content/picture';
import { useFirm } from '../../content/content-context.tsx';
import sign from '../../images/logo-reversed.svg';

interface LogoProps {
  alt: string;
  loading?: 'lazy';
  fetchPriority?: 'low';
}

const HEIGHT = 32;

/** The logo of the firm on dark ground; without one of its own, the sign of the repository. */
export function Logo(props: LogoProps) {
  const { logo } = useFirm();
  if (!logo) return <img src={sign} width="158" height={HEIGHT} {...props} />;
  const { base, widths, width, height } = logo;
  return (
    <img
      src={pictureFile(base, widths[0], 'webp')}
      width={Math.round((HEIGHT * width) / height)}
      height={HEIGHT}
      {...props}
    />
  );
}
