import type { JobInput } from '#shared/contract';
import { AgeWarning } from './age-warning.tsx';
import { JobPreview } from './job-preview.tsx';

export function JobHints({ input }: { input: JobInput }) {
  return (
    <>
      <AgeWarning job={input} />
      <JobPreview job={input} />
    </>
  );
}
