import type { Content } from '../documents.ts';
import { SAMPLE_FIRM } from './firm.ts';

/** Whether the firm is still the sample firm of the repository. */
export const isSampleFirm = ({ firm }: Pick<Content, 'firm'>): boolean =>
  firm.name === SAMPLE_FIRM.name && firm.legalName === SAMPLE_FIRM.legalName;

/** The repository's sign is for the sample firm only; another firm without a logo is shown by its name. */
export const hasSampleSign = ({ firm }: Pick<Content, 'firm'>): boolean => !firm.logo && firm.name === SAMPLE_FIRM.name;
