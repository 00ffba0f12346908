import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { type Page as CataloguePage, PATHS } from '../../../../shared/catalogue.ts';
import { MESSAGES } from '../../../../shared/messages.ts';
import { Button } from '../../components/button/button.tsx';
import { Page } from '../../components/page/page.tsx';
import { Tabs } from '../../components/tabs/tabs.tsx';
import { useSession } from '../../stores/session.ts';
import { useToasts } from '../../stores/toast.ts';
import { useAdminFlag } from '../../stores/use-admin-flag.ts';
import styles from './admin-dashboard-page.module.css';
import { CareersTab } from './careers-tab.tsx';
import { RentalsTab } from './rentals-tab.tsx';

const TABS = [
  { name: 'Rentals', panel: <RentalsTab /> },
  { name: 'Careers', panel: <CareersTab /> },
];

export function AdminDashboardPage({ page }: { page: CataloguePage }) {
  const isAdmin = useAdminFlag();
  if (isAdmin === false) return <Navigate to={PATHS.adminLogin} replace />;
  return <Page page={page}>{isAdmin && <Dashboard />}</Page>;
}

function Dashboard() {
  const { check, logout } = useSession();
  const clearToasts = useToasts((toasts) => toasts.clear);
  useEffect(() => void check(), [check]);
  const leave = () => {
    clearToasts(); // an Undo would be refused now
    void logout();
  };
  return (
    <div className={styles.dashboard}>
      <Button variant="secondary" className={styles.logout} onClick={leave}>
        {MESSAGES.admin.logout}
      </Button>
      <Tabs label={MESSAGES.admin.title} tabs={TABS} />
    </div>
  );
}
