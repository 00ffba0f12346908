import type { JobInput, RentalInput } from '../contract.ts';
import { PICTURE_ID } from '../content/pictures/named-pictures.ts';
import { turnedProblem, turnsText } from '../text/direction-signs.ts';
import { LIMITS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import type { FieldRule, FormRules } from '../rules.ts';

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
    vehicleName: 'Equipment or vehicle name is required.',
    weightLimit: 'Capacity is required.',
    picture: 'Choose the picture from the library.',
    jobTitle: 'Job title is required.',
    location: 'Location is required.',
    fullDescription: 'Full description is required.',
    qualifications: 'Qualifications are required.',
    closesOn: 'Closing day is a date such as 2026-12-31.',
  },
} as const;

/** A text for visitors and search engines. */
const shown = (rule: FieldRule): FieldRule => ({
  ...rule,
  check: (text) => (turnsText(text) ? turnedProblem(rule.label) : undefined),
});

export const RENTAL_RULES: FormRules<RentalInput> = {
  vehicleName: shown({ label: 'Vehicle name', max: LIMITS.vehicleName, required: ROW_MESSAGES.fields.vehicleName }),
  weightLimit: shown({
    label: 'Capacity',
    max: LIMITS.weightLimit,
    required: ROW_MESSAGES.fields.weightLimit,
    acceptsNumber: true,
  }),
  picture: { label: 'Picture', max: 14, pattern: PICTURE_ID, invalid: ROW_MESSAGES.fields.picture },
};

/** An existing date of this century, such as `2028-02-29`. */
export const ISO_DATE =
  /^20\d\d-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))$|^20(?:[02468][048]|[13579][26])-02-29$/;

export const JOB_RULES: FormRules<JobInput> = {
  title: shown({ label: 'Job title', max: LIMITS.jobTitle, required: ROW_MESSAGES.fields.jobTitle }),
  position: shown({ label: 'Position', max: LIMITS.jobTitle, required: MESSAGES.fields.position }),
  location: shown({ label: 'Location', max: LIMITS.place, required: ROW_MESSAGES.fields.location }),
  fullDescription: shown({
    label: 'Full description',
    max: LIMITS.jobText,
    required: ROW_MESSAGES.fields.fullDescription,
    multiline: true,
  }),
  qualifications: shown({
    label: 'Qualifications',
    max: LIMITS.jobText,
    required: ROW_MESSAGES.fields.qualifications,
    multiline: true,
  }),
  closesOn: { label: 'Closing day', max: 10, pattern: ISO_DATE, invalid: ROW_MESSAGES.fields.closesOn },
};
