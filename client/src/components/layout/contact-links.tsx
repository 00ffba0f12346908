import { edit } from '#shared/content/places';
import { telAddress, viberAddress } from '#shared/content/contact/phone';
import { useFirm } from '../../content/content-context.tsx';
import { OutsideLink } from '../link/link.tsx';

/** The company's phone numbers and chat links, where it has any. */
export function ContactLinks({ className }: { className?: string }) {
  const { phones, chat } = useFirm();
  if (phones.length === 0 && !chat.viber && !chat.messenger) return null;
  return (
    <ul className={className}>
      {phones.map((phone, index) => (
        <li key={index}>
          {phone.label && `${phone.label}: `}
          <a href={telAddress(phone.number)} {...edit(phone, 'number')}>
            {phone.number}
          </a>
        </li>
      ))}
      {chat.viber && (
        <li>
          <a href={viberAddress(chat.viber)}>Chat on Viber</a>
        </li>
      )}
      {chat.messenger && (
        <li>
          <OutsideLink href={chat.messenger}>Chat on Messenger</OutsideLink>
        </li>
      )}
    </ul>
  );
}
