// Sample content: the firm and its works are invented.
export const SAMPLE_PROFILE_TEXTS = {
  title: 'Company profile',
  description: '{firm} in {town} on one or two sheets: the firm, its services, projects and credentials, to print.',
};
