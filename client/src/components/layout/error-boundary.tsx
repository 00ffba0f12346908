import { Component, type ReactNode } from 'react';
import { MESSAGES } from '../../../../shared/messages.ts';
import { buttonClass } from '../button/button.tsx';
import styles from './layout.module.css';

interface ErrorBoundaryProps {
  /** Where the failed page was: going elsewhere tries again. */
  at: string;
  children: ReactNode;
}

/** Shown when a page fails: above all when its code is gone from the server after an update, or the network is. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedAt?: string }> {
  override state: { failedAt?: string } = {};

  static getDerivedStateFromError = () => ({ failedAt: '' });

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, { failedAt }: { failedAt?: string }) {
    if (failedAt === undefined) return null;
    return { failedAt: failedAt === '' || failedAt === at ? at : undefined };
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children;
    return (
      <main id="main" tabIndex={-1} className={styles.failure}>
        <h1 tabIndex={-1}>{MESSAGES.notFound.heading}</h1>
        <p>This page could not be loaded. Check your connection and try again.</p>
        {/* No Links: only a full load fetches the new code. */}
        <a href={this.props.at} className={buttonClass('primary')}>
          Load it again
        </a>
      </main>
    );
  }
}
