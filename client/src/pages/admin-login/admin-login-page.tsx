import { Navigate } from 'react-router-dom';
import { type Page as CataloguePage, PATHS } from '../../../../shared/catalogue.ts';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useAdminFlag } from '../../stores/use-admin-flag.ts';
import { LoginForm } from './login-form.tsx';

export function AdminLoginPage({ page }: { page: CataloguePage }) {
  const isAdmin = useAdminFlag();
  if (isAdmin) return <Navigate to={PATHS.adminDashboard} replace />;
  return (
    <Page page={page}>
      <Section>
        <LoginForm />
      </Section>
    </Page>
  );
}
