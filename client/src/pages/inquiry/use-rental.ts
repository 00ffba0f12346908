import { useLocation } from 'react-router-dom';
import { LIMITS } from '../../../../shared/limits.ts';

/** What the visitor wants to rent: named in the address by the link of its card, so that a new tab knows it too. */
export function useRental(): string | undefined {
  const about = new URLSearchParams(useLocation().search).get('about');
  return about?.replace(/\s+/g, ' ').trim().slice(0, LIMITS.vehicleName);
}
