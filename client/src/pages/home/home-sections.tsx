import type { ComponentType } from 'react';
import { HOME_SECTIONS, type HomeSection } from '#shared/content/site/sections';
import { ABOUT_BLOCK } from '../../components/about/about-block.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { Clients } from './clients.tsx';
import { Offers } from './offers.tsx';
import { Supplies } from './supplies.tsx';
import { Work } from './work/work.tsx';

const SECTIONS: Record<HomeSection, ComponentType<{ folded?: boolean }>> = {
  work: Work,
  clients: Clients,
  offers: Offers,
  supplies: Supplies,
  ...ABOUT_BLOCK,
};

/** Everything below the hero; its code loads later (`deferred`). */
export function HomeSections() {
  const sections = (usePageData().sections ?? HOME_SECTIONS) as readonly HomeSection[];
  return sections.map((name) => {
    const Section = SECTIONS[name];
    return <Section key={name} folded />;
  });
}
