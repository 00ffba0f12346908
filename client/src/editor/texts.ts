/** What the values of a choice are called. */
export const CHOICES: Record<string, string> = {
  quote: 'Quote requests',
  inquiry: 'Inquiries about materials',
  application: 'Job applications',
  offer: 'We offer',
  other: 'Other services',
  aggregate: 'Other services › Aggregate',
};

export const TEXTS = {
  edit: 'Edit this page',
  opening: 'Opening the editor...',
  notOpened: 'The editor could not be opened. Check your connection and try again.',
  failed:
    'The server did not answer, so it is unclear whether this was done. Try again in a moment: nothing is done twice.',
  unsaved: 'What you typed could not be saved yet. Try again once it is saved.',
  reading: 'Reading…',
  working: 'One moment…',
  formerAdmin: 'a former admin',
  publishing: 'Publishing: the pages are being made. On a large site this takes up to a minute.',
  ownersOnly: 'Only an owner changes this.',
  saved: 'Saved',
  saving: 'Saving…',
  conflicts: 'something else stands there by now. Choose below what stays.',
  gone: 'What it stood in was removed meanwhile. Add that again, and copy your words from here.',
  moved: 'the same at another place in the list',
  unread: 'a field holds what it cannot take. Write it in another way.',
  typing: 'something is still being typed.',
  notUndone: 'Nothing was undone, because this has been changed since.',
  leftBehind: 'Changes that could not be saved stay in this tab, and are saved when you edit in it again.',
  noHistory: 'Nothing was published yet: visitors see the content that the site came with.',
  nothingToPublish: 'Nothing to publish: visitors see the site as it is here.',
  nothingToDiscard: 'There is nothing to discard: everything is published.',
} as const;
