import type { ShownFirm } from '#shared/content/addresses/site';
import { edit } from '#shared/content/places';
import { useRef } from 'react';
import { useToasts } from '../../stores/toast.ts';
import styles from './contact-page.module.css';

/** The address of Gmail's compose window. */
const composeUrl = (address: string) => `https://mail.google.com/mail/?view=cm&fs=1&to=${encodeURIComponent(address)}`;

export function Mailbox({ mailbox }: { mailbox: ShownFirm['mailboxes'][number] }) {
  const { department, address } = mailbox;
  const text = useRef<HTMLSpanElement>(null);
  return (
    <li className={styles.mailbox}>
      <div>
        <h3 {...edit(mailbox, 'department')}>{department}</h3>
        <a href={composeUrl(address)} target="_blank" rel="noopener noreferrer">
          <span ref={text} {...edit(mailbox, 'address')}>
            {address}
          </span>
          <span className="visually-hidden"> (opens Gmail in a new tab)</span>
        </a>
      </div>
      <button
        type="button"
        className={styles.copy}
        aria-label={`Copy ${address}`}
        title="Copy"
        onClick={() => void copy(address, text.current!)}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M7 7h9v10H7zM13 4V3H4v10h1" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
    </li>
  );
}

/** Selects the address if the clipboard is refused, or missing without HTTPS. */
async function copy(address: string, shown: HTMLElement) {
  const { show } = useToasts.getState();
  try {
    await navigator.clipboard.writeText(address);
    show(`${address} copied.`);
  } catch {
    getSelection()?.selectAllChildren(shown);
    show('Your browser blocked copying. The address is selected: copy it manually.');
  }
}
