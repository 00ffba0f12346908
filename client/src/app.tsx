import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './components/layout/error-boundary.tsx';
import { Layout } from './components/layout/layout.tsx';
import { Loading } from './components/layout/loading.tsx';
import { Toaster } from './components/toast/toaster.tsx';
import { useServedSite } from './content/content-context.tsx';
import { loadCode } from './api/load-code.ts';
import { logFailure } from './api/log.ts';
import { pressAgain } from './early-presses.ts';
import { AppRoutes, forgetFailures } from './routes.tsx';
import { useWasSignedIn } from './stores/signed-in.ts';

/** The admin's edit bar; visitors never load its code. */
const EditBar = lazy(() =>
  loadCode(async () => (await import('./admin-routes.ts')).loadEditBar()).catch((error: unknown) => {
    logFailure('No edit bar', error);
    return { default: () => null };
  }),
);

/** Separate from the app, because a change of its state would force a page that is not hydrated yet to render again. */
function AdminBar() {
  return (
    useWasSignedIn() && (
      <Suspense>
        <EditBar />
      </Suspense>
    )
  );
}

/** The site without a router: main.tsx, the prerendering and the specs each use a different one. */
export function App() {
  const { pathname } = useLocation();
  const site = useServedSite();
  const onFailure = () => {
    forgetFailures(site);
    pressAgain();
  };
  return (
    <>
      <Layout>
        <ErrorBoundary at={pathname} onFailure={onFailure}>
          <Suspense fallback={<Loading />}>
            <AppRoutes />
          </Suspense>
        </ErrorBoundary>
      </Layout>
      <Toaster />
      <AdminBar />
    </>
  );
}
