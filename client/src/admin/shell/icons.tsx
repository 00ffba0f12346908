/** Paths of one icon family, 20 × 20 with a stroke width of 1.6. */
const PATHS = {
  rentals: 'M2 13V6h9v7M11 8h4l3 3v2h-2M2 13h2m3 0h6M5.5 15a1.7 1.7 0 1 0 0-.01M14.5 15a1.7 1.7 0 1 0 0-.01',
  careers: 'M3 7h14v9H3zM7 7V4.5h6V7M3 11h14M10 10v2',
  inbox: 'M3 11 5 4h10l2 7v5H3zM3 11h4.2l1.2 2h3.2l1.2-2H17',
  meetings: 'M3 5h14v12H3zM3 9h14M7 3v4M13 3v4M7 12h2m2 0h2m-6 2.5h2',
  applicants:
    'M7.5 9a3 3 0 1 0-.01 0M2 17c0-3.3 2.3-5 5.5-5s5.5 1.7 5.5 5M13 3.5a3 3 0 0 1 0 5.5M14.5 12.3c2.2.6 3.5 2.2 3.5 4.7',
  projects: 'M3 17V8l5-3v12M8 17V3l9 4v10M2 17h16M11.5 9h2m-2 3.5h2',
  content: 'M4 3h12v14H4zM7 6.5h6M7 10h6M7 13.5h3.5',
  pictures: 'M3 4h14v12H3zM3 14l4.5-5 3.5 4 2-2 4 4M13 8.2a1.2 1.2 0 1 0-.01 0',
  reports: 'M3 17h14M5 14V9m5 5V4m5 10v-7',
  people: 'M10 9.5a3.2 3.2 0 1 0-.01 0M4 17c0-3.3 2.4-5 6-5s6 1.7 6 5',
  activity: 'M10 3a7 7 0 1 1-6.6 4.7M3 3.5v4.2h4.2M10 6.5V10l2.5 2',
  account: 'M10 12.3a2.3 2.3 0 1 0-.01 0M10 3v2m0 10v2M3 10h2m10 0h2M5 5l1.5 1.5m7 7L15 15M5 15l1.5-1.5m7-7L15 5',
  search: 'M9 14.5a5.5 5.5 0 1 0-.01 0M13 13l4.5 4.5',
  logout: 'M8 3H4v14h4M8 10h9m-3.5-3.5L17 10l-3.5 3.5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
