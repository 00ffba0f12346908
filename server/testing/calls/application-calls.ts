import type { ErrorBody, JobApplication, SubmissionReceipt } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { APPLICATION_FORM } from '#shared/forms/application';
import { sampleOf } from '#shared/forms/sample';
import { pdfFile } from '../samples/files.ts';
import { countSubmissions, storedSubmission } from './form-calls.ts';
import type { SpecApp } from '../app/use-app.ts';

export const APPLICATION: JobApplication = {
  ...sampleOf(APPLICATION_FORM),
  name: 'Ana Reyes',
  email: 'ana.reyes@example.com',
};

export interface TestFile {
  fileName: string;
  content: Buffer;
}

export const PDF: TestFile = { fileName: 'cv.pdf', content: pdfFile() };

/** Sends the sample application with changes and a resume, and reads the result. */
export function applicationCalls(app: SpecApp) {
  const answer = async (status: number, changes: object, resume: TestFile | null): Promise<unknown> => {
    const fields = Object.entries({ ...APPLICATION, ...changes }).filter(([, value]) => value !== undefined);
    const call = app.post(ENDPOINTS.applications).field(Object.fromEntries(fields));
    if (resume) call.attach('resume', resume.content, { filename: resume.fileName });
    return (await call.expect(status)).body;
  };
  return {
    send: (changes: object = {}, resume: TestFile | null = PDF) =>
      answer(201, changes, resume) as Promise<SubmissionReceipt>,
    refused: (status: number, changes: object = {}, resume: TestFile | null = PDF) =>
      answer(status, changes, resume) as Promise<ErrorBody>,
    stored: (receipt: SubmissionReceipt) => storedSubmission(app.database, receipt),
    storedResume: async ({ reference }: SubmissionReceipt) => {
      const sql = `SELECT file_name, type, content FROM resumes
        JOIN submissions ON submissions.id = application_id WHERE reference = $1`;
      return (await app.database.query<{ file_name: string; type: string; content: Buffer }>(sql, [reference]))[0];
    },
    countRows: async () => {
      const [{ n }] = await app.database.query<{ n: number }>('SELECT count(*)::int AS n FROM resumes');
      return { submissions: await countSubmissions(app.database), resumes: n };
    },
  };
}
