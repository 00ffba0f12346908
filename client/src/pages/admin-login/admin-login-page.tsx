import { Navigate, useLocation } from 'react-router-dom';
import { PATHS } from '#shared/catalogue';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useAdminFlag } from '../../stores/use-admin-flag.ts';
import { SignIn } from '../../components/sign-in/sign-in.tsx';

export function AdminLoginPage() {
  const isAdmin = useAdminFlag();
  const place = useLocation().state as { search?: string } | null;
  if (isAdmin) return <Navigate to={{ pathname: PATHS.adminDashboard, search: place?.search }} replace />;
  return (
    <Page>
      <Section>
        <SignIn />
      </Section>
    </Page>
  );
}
