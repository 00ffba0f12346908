import type { JobInput, RentalInput } from './contract.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { ROW_MESSAGES } from './row-messages.ts';
import type { FormRules } from './rules.ts';

/** As `_id` of `LibraryPicture`. */
const PICTURE_ID = /^p-[0-9a-f]{12}$/;

export const RENTAL_RULES: FormRules<RentalInput> = {
  vehicleName: { label: 'Vehicle name', max: LIMITS.vehicleName, required: ROW_MESSAGES.fields.vehicleName },
  weightLimit: {
    label: 'Capacity',
    max: LIMITS.weightLimit,
    required: ROW_MESSAGES.fields.weightLimit,
    acceptsNumber: true,
  },
  picture: { label: 'Picture', max: 14, pattern: PICTURE_ID, invalid: ROW_MESSAGES.fields.picture },
};

/** A day of this century that there is, such as `2028-02-29`. */
export const ISO_DATE =
  /^20\d\d-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))$|^20(?:[02468][048]|[13579][26])-02-29$/;

export const JOB_RULES: FormRules<JobInput> = {
  title: { label: 'Job title', max: LIMITS.jobTitle, required: ROW_MESSAGES.fields.jobTitle },
  position: { label: 'Position', max: LIMITS.jobTitle, required: MESSAGES.fields.position },
  location: { label: 'Location', max: LIMITS.place, required: ROW_MESSAGES.fields.location },
  fullDescription: {
    label: 'Full description',
    max: LIMITS.jobText,
    required: ROW_MESSAGES.fields.fullDescription,
    multiline: true,
  },
  qualifications: {
    label: 'Qualifications',
    max: LIMITS.jobText,
    required: ROW_MESSAGES.fields.qualifications,
    multiline: true,
  },
  closesOn: { label: 'Closing day', max: 10, pattern: ISO_DATE, invalid: ROW_MESSAGES.fields.closesOn },
};
