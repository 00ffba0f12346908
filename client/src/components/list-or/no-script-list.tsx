import { LIST_SLOT, slot } from '#shared/page-slots';
import styles from './no-script-list.module.css';

/** The list for visitors without JavaScript: the server fills the slot. */
export function NoScriptList() {
  const html = typeof document === 'undefined' ? slot(LIST_SLOT) : '';
  return <noscript className={styles.list} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
