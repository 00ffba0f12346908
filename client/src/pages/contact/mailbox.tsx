import { useRef } from 'react';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import styles from './contact-page.module.css';

interface MailboxProps {
  department: string;
  address: string;
}

/** Gmail's window for a new message. */
const composeUrl = (address: string) => `https://mail.google.com/mail/?view=cm&fs=1&to=${encodeURIComponent(address)}`;

export function Mailbox({ department, address }: MailboxProps) {
  const text = useRef<HTMLSpanElement>(null);
  const select = () => {
    getSelection()?.selectAllChildren(text.current!);
    return 'Your browser does not let us copy. The address is selected: copy it from there.';
  };
  return (
    <li className={styles.mailbox}>
      <div>
        <h3>{department}</h3>
        <a href={composeUrl(address)} target="_blank" rel="noopener noreferrer">
          <span ref={text}>{address}</span>
          <span className="visually-hidden"> (writes a message in Gmail, in a new tab)</span>
        </a>
      </div>
      <div className={styles.ways}>
        <CopyButton text={() => address} copied={`${address} is copied.`} onRefused={select}>
          Copy<span className="visually-hidden"> {address}</span>
        </CopyButton>
        <a href={`mailto:${address}`}>
          Mail app<span className="visually-hidden"> for {address}</span>
        </a>
      </div>
    </li>
  );
}
