/** In a chunk of its own, so that the first script of every page names this one and none of the admin area. */
export const ADMIN_LOADERS = {
  'admin-login': async () => (await import('./pages/admin-login/admin-login-page.tsx')).AdminLoginPage,
  'admin-password': async () => (await import('./pages/admin-password/admin-password-page.tsx')).AdminPasswordPage,
  'admin-dashboard': async () => (await import('./admin/admin-dashboard-page.tsx')).AdminDashboardPage,
};

export const loadEditBar = () => import('./editor/edit-bar.tsx');
