import { AboutBlock } from '../../components/about/about-block.tsx';
import { Offers } from './offers.tsx';
import { Supplies } from './supplies.tsx';

/** What stands below the hero. */
export function HomeSections() {
  return (
    <>
      <Offers />
      <Supplies />
      <AboutBlock />
    </>
  );
}
