/** Messages about rentals and jobs for the admin, separate so that public pages do not load them. */
export const ROW_MESSAGES = {
  rentals: {
    addFailed: 'Failed to add rental',
    updateFailed: 'Failed to update rental',
    deleteFailed: 'Failed to delete rental',
  },
  jobs: {
    heading: 'Job Listings',
    closedHeading: 'Closed Jobs',
    empty: 'No jobs posted yet.',
    addFailed: 'Failed to add job',
    updateFailed: 'Failed to update job',
    deleteFailed: 'Failed to delete job',
  },
  fields: {
    vehicleName: 'Vehicle name is required.',
    weightLimit: 'Capacity is required.',
    picture: 'Choose the picture from the library.',
    jobTitle: 'Job title is required.',
    location: 'Location is required.',
    fullDescription: 'Full description is required.',
    qualifications: 'Qualifications are required.',
    closesOn: 'Closing day is a date such as 2026-12-31.',
  },
} as const;
