import { Component, type ReactNode } from 'react';
import { MESSAGES } from '#shared/messages';
import styles from './layout.module.css';
import { LoadFailure } from './load-failure.tsx';

interface ErrorBoundaryProps {
  /** The current path; a new path resets the boundary. */
  at: string;
  onFailure?: () => void;
  children: ReactNode;
}

/** Catches a page that fails, usually because its code could not be loaded after an update or while offline. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedAt?: string }> {
  override state: { failedAt?: string } = {};

  static getDerivedStateFromError = () => ({ failedAt: '' });

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, { failedAt }: { failedAt?: string }) {
    if (failedAt === undefined) return null;
    return { failedAt: failedAt === '' || failedAt === at ? at : undefined };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children;
    return (
      <main id="main" tabIndex={-1} className={styles.failure}>
        <h1 tabIndex={-1}>{MESSAGES.notFound.heading}</h1>
        <LoadFailure />
      </main>
    );
  }
}
