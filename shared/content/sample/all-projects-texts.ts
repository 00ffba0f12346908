// Sample content: the firm and its works are invented.
export const SAMPLE_ALL_PROJECTS_TEXTS = {
  title: 'Completed projects since {first}',
  description:
    'Every construction project on the lists of {firm}, of all years: search by name, place, client or kind.',
};
