import { Navigate, useLocation } from 'react-router-dom';
import { type Page as CataloguePage, PATHS } from '#shared/catalogue';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useAdminFlag } from '../../stores/use-admin-flag.ts';
import { LoginForm } from './login-form.tsx';

export function AdminLoginPage({ page }: { page: CataloguePage }) {
  const isAdmin = useAdminFlag();
  const place = useLocation().state as { search?: string } | null;
  if (isAdmin) return <Navigate to={{ pathname: PATHS.adminDashboard, search: place?.search }} replace />;
  return (
    <Page page={page}>
      <Section>
        <LoginForm />
      </Section>
    </Page>
  );
}
