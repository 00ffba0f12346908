/** What the inbox is asked for, by its name; `cursor` is that of the middle of the list. */
export const inboxRequests = (cursor) => ({
  'first page': {},
  'deep page': { cursor },
  'kind, deep': { kind: 'quote', cursor },
  'state new': { state: 'new' },
  'mail failed (rare)': { mail: 'failed' },
  'all filters, none fits': { kind: 'quote', state: 'new', mail: 'failed' },
  spam: { spam: true },
  'search: in every row': { search: 'example' },
  'search: in a third': { search: 'concrete deliver' },
  'search: in a third, deep': { search: 'concrete deliver', cursor },
  'search: rare': { search: 'carabao' },
  'search: an address': { search: 'visitor77@example.com' },
  'search: no hit': { search: 'concrete zeppelin' },
  'search: 36 beginnings': { search: [...'0123456789abcdefghijklmnopqrstuvwxyz'].join(' ') },
});
