import { AboutBlock } from '../../components/about/about-block.tsx';
import { Offers } from './offers.tsx';
import { Supplies } from './supplies.tsx';
import { Work } from './work/work.tsx';

/** Everything below the hero; its code is deferred. */
export function HomeSections() {
  return (
    <>
      <Work />
      <Offers />
      <Supplies />
      <AboutBlock folded />
    </>
  );
}
