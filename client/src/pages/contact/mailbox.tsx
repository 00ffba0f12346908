import type { ShownFirm } from '#shared/content/site/site';
import { edit } from '#shared/content/places';
import { useRef } from 'react';
import { Button } from '../../components/button/button.tsx';
import { useToasts } from '../../stores/toast.ts';
import styles from './contact-page.module.css';

/** Gmail's window for a new message. */
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
      <div className={styles.ways}>
        <Button variant="quiet" onClick={() => copy(address, text.current!)}>
          Copy<span className="visually-hidden"> {address}</span>
        </Button>
        <a href={`mailto:${address}`}>
          Mail app<span className="visually-hidden"> for {address}</span>
        </a>
      </div>
    </li>
  );
}

/** Browsers may refuse the clipboard, and have none without HTTPS; then the address is selected instead. */
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
