import { jobPath } from '#shared/catalogue';
import { longDate } from '#shared/content/long-date';
import { MESSAGES } from '#shared/messages';
import { NoScriptList } from '../../components/list-or/no-script-list.tsx';
import { useServedRows } from '../../content/content-context.tsx';
import { NoOpenings } from './no-openings.tsx';

export function JobsInHtml() {
  const { jobs = [] } = useServedRows();
  return (
    <>
      <NoScriptList rows={jobs} empty={MESSAGES.careers.empty}>
        {({ _id, title, position, location, closesOn }) => (
          <>
            <a href={jobPath(_id)}>{title}</a>
            <p>{`${position}, ${location}`}</p>
            {closesOn && <p>{MESSAGES.careers.openUntil(longDate(closesOn))}</p>}
          </>
        )}
      </NoScriptList>
      {jobs.length === 0 && <NoOpenings />}
    </>
  );
}
