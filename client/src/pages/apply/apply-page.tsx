import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { PATHS } from '#shared/catalogue';
import type { JobApplication, SubmissionReceipt } from '#shared/contract';
import { APPLICATION_FORM } from '#shared/forms/application';
import { LIMITS } from '#shared/limits';
import { MESSAGES } from '#shared/messages';
import { TextField } from '../../components/form/controls.tsx';
import { FileField } from '../../components/form/file-field.tsx';
import { FieldPair } from '../../components/form/form.tsx';
import { Columns } from '../../components/page/columns.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useStrayFiles } from '../../hooks/use-stray-files.ts';
import { Link } from '../../components/link/link.tsx';
import { FORM_CODE, useFormParts } from '../../components/public-form/parts/use-part.ts';
import { PublicForm } from '../../components/public-form/public-form.tsx';
import { usePublicForm } from '../../components/public-form/use-public-form.ts';
import { useJobs } from '../../stores/rows.ts';
import { ApiError } from '../../api/http.ts';
import { formFields, formHeaders, type FormMetadata } from '../../api/public-form.ts';

/** @param onProgress called with the fraction of the upload that was sent, 0 to 1 */
async function sendApplication(
  application: JobApplication,
  resume: File,
  metadata: FormMetadata,
  onProgress: (sent: number) => void,
): Promise<SubmissionReceipt> {
  const form = new FormData();
  const fields = Object.entries(formFields(application, metadata));
  for (const [field, value] of fields) form.append(field, value);
  form.append('resume', resume);
  const { FORM_PARTS } = await FORM_CODE.load();
  return FORM_PARTS.upload(APPLICATION_FORM.endpoint, form, formHeaders(metadata), onProgress);
}

const { bytes, extensions } = LIMITS.resume;

const RESUME_TYPES = extensions.join(',');

/** The error message for the chosen file, or undefined. */
function resumeProblem(chosen: unknown): string | undefined {
  const file = (chosen as File[] | undefined)?.[0];
  if (!file) return MESSAGES.fields.resume;
  if (!extensions.some((extension) => file.name.toLowerCase().endsWith(extension))) return MESSAGES.fields.resumeType;
  return file.size > bytes ? MESSAGES.fields.resumeSize : undefined;
}

interface ApplyFields extends JobApplication {
  resume: File[];
}

const CHECKS = { resume: resumeProblem };

/** Files of equal name, size and modification time count as the same, so that a retry keeps its idempotency key. */
const payloadOf = ({ resume: [file], ...application }: ApplyFields) => ({
  ...application,
  resume: [file.name, file.size, file.lastModified],
});

/** The status of a refused resume. */
const UNSUPPORTED_TYPE = 415;

function useApplyForm() {
  const [uploaded, setUploaded] = useState(0);
  const [refused, setRefused] = useState<{ file: File; reason: string }>();
  const position = useJobTitle();
  const presets = useMemo(() => ({ position }), [position]);
  const { form, field, state } = usePublicForm<JobApplication, ApplyFields>({
    name: 'apply',
    record: APPLICATION_FORM,
    checks: CHECKS,
    presets,
    keeps: 'position',
    payloadOf,
    sentOf: ({ resume: [file], ...application }) => ({ ...application, resume: file.name }),
    post: async ({ resume: [file], ...application }, metadata) => {
      setUploaded(0);
      setRefused(undefined);
      try {
        return await sendApplication(application, file, metadata, setUploaded);
      } catch (error) {
        if (error instanceof ApiError && error.status === UNSUPPORTED_TYPE) {
          setRefused({ file, reason: error.message || MESSAGES.fields.resumeType });
          form.focus('resume');
        }
        throw error;
      }
    },
  });
  const resume = useStore(form.store, ({ values }) => values.resume)?.[0];
  const problem = resume && (resume === refused?.file ? refused.reason : resumeProblem([resume]));
  // the problem is shown at the field
  const outcome = refused && { failure: undefined, unsent: false };
  return { form, field, resume, problem, uploaded, state: { ...state, ...outcome } };
}

/** Drafts contain no files. */
const CHOOSE_AGAIN = 'Please select your resume again.';

function ApplyForm() {
  const { form, field, resume, problem, uploaded, state } = useApplyForm();
  const jobs = useJobs();
  const [isAsked, setAsked] = useState(false);
  const parts = useFormParts();
  const file = field('resume');
  return (
    <PublicForm
      progress={parts && <parts.UploadProgress uploaded={uploaded} />}
      before={resume ? undefined : CHOOSE_AGAIN}
      {...state}
    >
      <TextField {...field('name')} autoComplete="name" />
      <FieldPair>
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" />
        <TextField
          {...field('contact')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          hint={'10 to 15 digits, such as 0917\u00a0123\u00a04567 or +63\u00a0917\u00a0123\u00a04567.'}
        />
      </FieldPair>
      <div>
        <TextField {...field('position')} autoComplete="off" onFocus={() => setAsked(true)} />
        {isAsked && parts && <parts.OpenPositions jobs={jobs} form={form} />}
      </div>
      <FileField
        {...file}
        error={file.error ?? problem}
        label="Resume"
        accept={RESUME_TYPES}
        chosen={resume}
        hint="PDF, DOC or DOCX, up to 5 MB."
      />
    </PublicForm>
  );
}

/** The title of the job that the visitor comes from: from the navigation state or, in a new tab, by the id in `?job=`. */
function useJobTitle(): string | undefined {
  const location = useLocation();
  const { items, load } = useJobs();
  const passed = (location.state as { jobTitle?: unknown } | null)?.jobTitle;
  const jobId = new URLSearchParams(location.search).get('job');
  const lookUp = jobId !== null && passed === undefined;
  useEffect(() => {
    if (lookUp) void load();
  }, [lookUp, load]);
  return typeof passed === 'string' ? passed : items.find((job) => job._id === jobId)?.title;
}

export function ApplyPage() {
  useStrayFiles();
  return (
    <Page>
      <Section>
        <Columns aside={<ApplyAside />}>
          <ApplyForm />
        </Columns>
      </Section>
    </Page>
  );
}

/** Links for visitors who are not ready to apply. */
function ApplyAside() {
  return (
    <>
      <h2>Before you apply</h2>
      <p>
        See the requirements of each job under <Link to={PATHS.careers}>open positions</Link>. Apply from there and the
        position is filled in.
      </p>
      <p>
        Questions? Find our HR department’s email on the <Link to={PATHS.contact}>contact page</Link>.
      </p>
    </>
  );
}
