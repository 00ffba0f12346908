import { type Page as CataloguePage, PATHS } from '../../../../shared/catalogue.ts';
import { later } from '../../components/page/later.tsx';
import { Page } from '../../components/page/page.tsx';
import { Hero } from './hero.tsx';

const HomeRest = later(PATHS.home, async () => (await import('./home-rest.tsx')).HomeRest);

export function HomePage({ page }: { page: CataloguePage }) {
  return (
    <Page page={page} hero={<Hero heading={page.heading} lead={page.description} />}>
      <HomeRest />
    </Page>
  );
}
