/**
 * Paths of the API that the dashboard's desk alone asks for, relative to the prefix. They are not among ENDPOINTS, which every
 * page of the site loads.
 */
export const DESK_ENDPOINTS = {
  replies: 'admin/submissions/replies',
  replyTemplates: 'admin/reply-templates',
  savedFilters: 'admin/saved-filters',
  figures: 'admin/figures',
  deskSettings: 'admin/desk-settings',
  meetings: 'admin/meetings',
  calendarFeed: 'admin/calendar-feed',
  calendar: 'calendar',
} as const;
