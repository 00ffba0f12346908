/** Paths of the API that only the dashboard uses, relative to the prefix. Separate from ENDPOINTS, which every page of the site loads. */
export const DESK_ENDPOINTS = {
  replies: 'admin/submissions/replies',
  replyTemplates: 'admin/reply-templates',
  savedFilters: 'admin/saved-filters',
  figures: 'admin/figures',
  visits: 'admin/visits',
  deskSettings: 'admin/desk-settings',
  meetings: 'admin/meetings',
  calendarFeed: 'admin/calendar-feed',
  calendar: 'calendar',
  testMail: 'admin/mail/test',
} as const;
