import { jobPath } from '#shared/catalogue';
import { MESSAGES } from '#shared/messages';
import { NoScriptList } from '../../components/list-or/no-script-list.tsx';
import { useServedRows } from '../../content/content-context.tsx';

export function JobsInHtml() {
  return (
    <NoScriptList rows={useServedRows().jobs} empty={MESSAGES.careers.empty}>
      {({ _id, title, position, location }) => (
        <>
          <a href={jobPath(_id)}>{title}</a>
          <p>{`${position}, ${location}`}</p>
        </>
      )}
    </NoScriptList>
  );
}
