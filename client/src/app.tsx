import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './components/layout/error-boundary.tsx';
import { Layout } from './components/layout/layout.tsx';
import { Toaster } from './components/toast/toaster.tsx';
import { AppRoutes } from './routes.tsx';

/** The site without its router: main.tsx, prerender.tsx and the specs each bring their own. */
export function App() {
  const { pathname } = useLocation();
  return (
    <>
      <Layout>
        <ErrorBoundary at={pathname}>
          <Suspense>
            <AppRoutes />
          </Suspense>
        </ErrorBoundary>
      </Layout>
      <Toaster />
    </>
  );
}
