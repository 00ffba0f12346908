import { SAMPLE_FIRM } from './content/sample/firm.ts';
import type { Job } from './contract.ts';
import { jobPosting } from './structured-data.ts';

const JOB: Job = {
  _id: 'w',
  title: 'Welder',
  position: 'Welder II',
  location: 'Gerona',
  fullDescription: 'Weld beams.',
  qualifications: 'NC II',
};
const CREATED = '2026-11-22T00:00:00.000Z';

describe('what search engines read of a job', () => {
  it('is valid until the end of its closing day in Manila', () => {
    const posting = jobPosting({ ...JOB, closesOn: '2026-12-31' }, CREATED, SAMPLE_FIRM);
    expect(posting).toMatchObject({ validThrough: '2026-12-31T23:59:59+08:00', datePosted: CREATED });
  });

  it('has no end while it has no closing day', () => {
    expect(jobPosting(JOB, CREATED, SAMPLE_FIRM)).not.toHaveProperty('validThrough');
  });
});
