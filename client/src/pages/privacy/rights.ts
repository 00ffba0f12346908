/** The rights of data subjects in section 16 and following of RA 10173, in plain words. */
export const RIGHTS = [
  'To be told what we do with your data, and to get a copy of it.',
  'To have what is wrong corrected.',
  'To object, and to have your data blocked or deleted.',
  'To take your data with you in a common electronic format.',
  'To be compensated for damages, and to complain to the National Privacy Commission.',
];
