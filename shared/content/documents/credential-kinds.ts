/** Papers that a contractor in the Philippines may have, with their issuers: suggestions, to which the owner adds the details. */
export const CREDENTIAL_KINDS = [
  { name: 'PCAB contractor’s license', issuer: 'Philippine Contractors Accreditation Board' },
  { name: 'PhilGEPS registration', issuer: 'Philippine Government Electronic Procurement System' },
  { name: 'SEC registration', issuer: 'Securities and Exchange Commission' },
  { name: 'DTI business name registration', issuer: 'Department of Trade and Industry' },
  { name: 'BIR certificate of registration', issuer: 'Bureau of Internal Revenue' },
  { name: 'Mayor’s permit', issuer: '' },
  { name: 'ISO 9001 (quality)', issuer: '' },
  { name: 'ISO 14001 (environment)', issuer: '' },
  { name: 'ISO 45001 (safety and health)', issuer: '' },
  { name: 'Construction safety and health program', issuer: 'Department of Labor and Employment' },
] as const;
