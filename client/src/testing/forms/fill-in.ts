import type { UserEvent } from '@testing-library/user-event';

/** Writes into a field in one go: the whole form renders once, not once for each letter. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
