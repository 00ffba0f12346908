import { type Page as CataloguePage, PROJECT_PERIODS, projectPath } from '../../../../shared/catalogue.ts';
import { MESSAGES } from '../../../../shared/messages.ts';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { type Column, Table } from '../../components/table/table.tsx';
import { PeriodLinks } from './period-links.tsx';

interface Project {
  id: number;
  project: string;
  location: string;
}

const COLUMNS: Column<Project>[] = [
  { heading: '#', narrow: true, cell: (_, index) => index + 1 },
  { heading: 'Projects', cell: ({ project }) => project },
  { heading: 'Location', cell: ({ location }) => location },
];

export function ProjectsPage({ page }: { page: CataloguePage }) {
  return (
    <Page page={page} lead={page.description}>
      <Section>
        <Table<Project>
          hideCaption
          caption={page.heading}
          columns={COLUMNS}
          rows={[]}
          rowKey={({ id }) => id}
          empty={MESSAGES.projects.none}
        />
      </Section>
      <Section tone="concrete" heading="Other years">
        <PeriodLinks
          links={PROJECT_PERIODS.filter((period) => period !== page.period).map((period) => ({
            period,
            path: projectPath(period),
          }))}
        />
      </Section>
    </Page>
  );
}
