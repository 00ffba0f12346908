import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './components/layout/error-boundary.tsx';
import { Layout } from './components/layout/layout.tsx';
import { Toaster } from './components/toast/toaster.tsx';
import { useSite } from './content/content-context.tsx';
import { AppRoutes, forgetFailures } from './routes.tsx';

/** The site without a router: main.tsx, the prerendering and the specs each use a different one. */
export function App() {
  const { pathname } = useLocation();
  const site = useSite();
  return (
    <>
      <Layout>
        <ErrorBoundary at={pathname} onFailure={() => forgetFailures(site)}>
          <Suspense>
            <AppRoutes />
          </Suspense>
        </ErrorBoundary>
      </Layout>
      <Toaster />
    </>
  );
}
