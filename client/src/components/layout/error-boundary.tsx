import { Component, type ReactNode } from 'react';
import { MESSAGES } from '#shared/messages';
import styles from './layout.module.css';
import { LoadFailure } from './loading.tsx';

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

  /** Focuses the heading, which also scrolls it into view: Back may have restored a position far below. */
  override componentDidCatch() {
    this.props.onFailure?.();
    document.querySelector('h1')?.focus();
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children;
    return (
      <main id="main" tabIndex={-1} className={styles.failure}>
        <title>{MESSAGES.notFound.heading}</title>
        <h1 tabIndex={-1}>{MESSAGES.notFound.heading}</h1>
        <LoadFailure />
      </main>
    );
  }
}
