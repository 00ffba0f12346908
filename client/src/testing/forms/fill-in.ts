import type { UserEvent } from '@testing-library/user-event';

/** Pastes the text, so that the form renders once instead of once per letter. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
