import '../without-eval.ts'; // before any schema is created
import { useEffect } from 'react';
import { contentApi } from '../../api/content.ts';
import { logFailure } from '../../api/log.ts';
import { wholeLibrary } from '../../api/admin/pictures.ts';
import { useServedSite } from '../../content/content-context.tsx';
import { useToasts } from '../../stores/toast.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { beginWithPeriods } from '../page/period-names.ts';
import { showDrafts } from '../page/show-drafts.ts';
import { TEXTS } from '../editor-texts.ts';

/** Reads saved drafts only; input made meanwhile stays in the editor's window. */
async function readDrafts() {
  const [state, repository, library] = await Promise.all([contentApi.state(), contentApi.pictures(), wholeLibrary()]);
  const { content, drafts, addresses } = state;
  useDrafts.setState({ content, drafts, addresses, repository, library });
  return content;
}

/** Shows the drafts on the page as visitors would see them. */
export function PreviewedDrafts() {
  const served = useServedSite();
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    readDrafts()
      .then((content) => {
        if (isOver) return;
        beginWithPeriods(served.periods, content);
        end = showDrafts(served);
      })
      .catch((error: unknown) => {
        logFailure('The preview could not be read.', error);
        useToasts.getState().show(TEXTS.notPreviewed);
      })
      .finally(() => window.frameElement?.setAttribute('data-read', ''));
    return () => {
      isOver = true;
      end?.();
    };
  }, [served]);
  return null;
}
