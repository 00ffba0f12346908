/** Sentences that the specification defines or both sides use. Its misspellings are kept (`Inquire submitted successfully!`). */
export const MESSAGES = {
  notFound: {
    heading: 'Unexpected Application Error!',
    body: 'Page not found',
    home: 'Back to home',
  },

  rentals: {
    heading: 'FOR RENT',
    loading: 'Loading rentals...',
    empty: 'No rentals available at the moment.',
    inquire: 'Inquire about this',
  },
  careers: {
    heading: 'Job Hiring',
    loading: 'Loading jobs...',
    empty: 'No job postings available at the moment.',
    apply: 'APPLY',
    all: 'See all open positions',
    openUntil: (day: string) => `Open until ${day}`,
  },
  projects: {
    heading: 'Completed Projects',
    all: 'All Completed Projects',
    subcontracted: 'Completed Project - Subcon',
    none: 'No completed projects to show yet.',
    noImage: 'No image available for this project.',
    illustrationNote: 'Illustrations show the type of work, not the project.',
  },

  quote: {
    heading: 'Request a Free Quote',
    submit: 'Request Quote',
    busy: 'Sending...',
    sent: 'Quote request sent successfully!',
    failed: 'Failed to send quote.',
    /** Precedes the server's message, in this form only. */
    failureMark: '❌ ',
  },
  apply: {
    heading: 'Apply for a Position',
    submit: 'Submit Application',
    busy: 'Submitting...',
    sent: 'Application submitted successfully!',
    failed: 'Failed to submit application.',
  },
  inquiry: {
    heading: 'Inquire Services',
    submit: 'Submit Inquiry',
    busy: 'Submitting...',
    sent: 'Inquire submitted successfully!',
    failed: 'Failed to submit.',
  },
  selectService: 'Select a service',
  networkFailed: 'Server error. Please try again later.',

  contact: {
    map: 'Our Office Location',
    office: 'Location',
    mailboxes: 'Email Addresses',
  },

  admin: {
    heading: 'Welcome to the Company Admin Page',
    login: 'Login as Admin',
    invalid: 'Invalid credentials',
    expired: 'Session expired. Please log in again.',
    title: 'Admin Dashboard',
    logout: 'Logout',
  },

  fields: {
    name: 'Name is required.',
    phone: 'Phone is required.',
    service: 'Service is required.',
    email: 'Email is required.',
    eitherContact: 'Please enter a phone number or an email address.',
    emailInvalid: 'Email is invalid.',
    meetingLocation: 'Please choose a meeting location.',
    customLocation: 'Please enter a location.',
    meetingDateTime: 'Please select a date & time.',
    position: 'Position is required.',
    contact: 'Enter a valid contact number.',
    resume: 'Resume is required.',
    resumeType: 'Resume must be a PDF, DOC or DOCX file.',
    resumeSize: 'Resume must be 5 MB or smaller.',
    /** The message of the inquiry form for its name and contact. */
    required: 'required.',
    deliveryOption: 'Choose one option.',
    password: 'Password is required.',
    badCharacters: 'The text contains characters that cannot be stored.',
  },
} as const;
