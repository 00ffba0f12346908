import type { JobInput, RentalInput } from './contract.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { ROW_MESSAGES } from './row-messages.ts';
import type { FormRules } from './rules.ts';

export const RENTAL_RULES: FormRules<RentalInput> = {
  vehicleName: { label: 'Vehicle name', max: LIMITS.vehicleName, required: ROW_MESSAGES.fields.vehicleName },
  weightLimit: {
    label: 'Capacity',
    max: LIMITS.weightLimit,
    required: ROW_MESSAGES.fields.weightLimit,
    acceptsNumber: true,
  },
};

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
};
