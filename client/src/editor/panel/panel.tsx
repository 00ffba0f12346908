import { type FocusEvent, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { EDIT_PARAMETER } from '#shared/content/edit-link';
import { useSite } from '../../content/content-context.tsx';
import { pageAt } from '../../content/page-at.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { pagePathNow, usePageAddresses } from '../page/page-addresses.ts';
import { periodPathNow, usePeriodNames } from '../page/period-names.ts';
import { partsOf } from '../page/parts.ts';
import { TEXTS } from '../editor-texts.ts';
import { type Spot, spotKey, spotOf, valueAt } from '../drafts/change.ts';
import { Over } from '../sheet/project-tools.tsx';
import { Conflicts } from './conflicts.tsx';
import { FirstSteps } from './first-steps.tsx';
import { reveal, usePanel } from './panel-store.ts';
import { Saving } from './saving-state.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { CloseEditor, Tools } from './tools.tsx';
import { Undo } from './undo.tsx';
import { DOCUMENT_NAMES, type DocumentName, DOCUMENTS } from '#shared/content/documents';
import { metaOf, schemaAt } from '#shared/content/fields/schema-walk';
import { ChoiceField } from '../../components/choice-field/choice-field.tsx';
import { ContentField } from '../fields/content-field.tsx';
import { Foldable } from '../fields/controls/foldable.tsx';
import { fieldsOf, type Kind, kindOf, titleOf } from '../fields/schema-kind.ts';
import styles from './panel.module.css';

const NONE = '';

/** Opens any document as a whole, regardless of the page. */
function Documents() {
  const document = usePanel((panel) => panel.document);
  const choose = (name: string) => usePanel.setState({ document: name === NONE ? undefined : (name as DocumentName) });
  return (
    <>
      <ChoiceField label="Open" value={document ?? NONE} onChoose={choose}>
        <option value={NONE}>Choose what to edit</option>
        {DOCUMENT_NAMES.map((name) => (
          <option key={name} value={name}>
            {metaOf(DOCUMENTS[name])?.title}
          </option>
        ))}
      </ChoiceField>
      {document &&
        fieldsOf(DOCUMENTS[document]).map(([key, schema]) => (
          <Field key={`${document}.${key}`} spot={{ document, path: [key] }} schema={schema} />
        ))}
    </>
  );
}

const FOLDS_ITSELF: Kind[] = ['list', 'group', 'picture'];

function Part({ spot, open }: { spot: Spot; open?: boolean }) {
  const schema = schemaAt(spot.document, spot.path);
  return schema && <ContentField spot={spot} schema={schema} open={open} />;
}

/** A field, folded to one line with its value. */
function Field({ spot, schema }: { spot: Spot; schema: z.ZodType }) {
  const value = useDrafts(({ content }) => valueAt(content, spot));
  if (FOLDS_ITSELF.includes(kindOf(schema))) return <Part spot={spot} />;
  const held = typeof value === 'string' || typeof value === 'number' ? `: ${value}` : '';
  return (
    <Foldable spot={spot} title={`${titleOf(schema)}${held}`}>
      <Part spot={spot} />
    </Foldable>
  );
}

/** The forms for the content of the page; beside it, or below it on narrow screens, where they can be hidden. */
export function Panel() {
  const parts = useParts();
  const isWhole = useShowsAllParts();
  const body = useTopOfPage();
  const [isLow, setLow] = useState(false);
  useLinkedField();
  return (
    <aside
      className={styles.panel}
      aria-label={TEXTS.edit}
      data-editor
      data-office
      data-low={isLow || undefined}
      onFocus={showOnPage}
    >
      <div className={styles.head}>
        <h2>{TEXTS.edit}</h2>
        <Saving />
        <SignInAgain />
        <Undo />
        <Tools />
        <button
          type="button"
          className={styles.fold}
          aria-label="Fields"
          aria-expanded={!isLow}
          onClick={() => setLow(!isLow)}
        />
        <CloseEditor />
      </div>
      <Over />
      <div ref={body} className={styles.body} onFocus={() => setLow(false)}>
        <Conflicts />
        <FirstSteps />
        {(isWhole ? parts.own : parts.own.slice(0, AT_ONCE)).map((spot) => (
          <Part key={spotKey(spot)} spot={spot} open />
        ))}
        {isWhole && (
          <>
            <h3>On every page</h3>
            {parts.everywhere.map((spot) => (
              <Part key={spotKey(spot)} spot={spot} />
            ))}
            <h3>Everything else</h3>
            <Documents />
          </>
        )}
      </div>
    </aside>
  );
}

/** Frames the element on the page that is edited in the panel. */
function showOnPage({ target }: FocusEvent): void {
  const current = target.closest<HTMLElement>('[data-spot]')?.dataset.spot;
  if (current !== undefined) usePanel.setState({ current });
}

/** The number of parts visible when the panel opens; the others are rendered later. */
const AT_ONCE = 3;

function useShowsAllParts(): boolean {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    startTransition(() => setWhole(true));
  }, []);
  return isWhole;
}

/** Scrolls to the top on another page, unless the editor itself has navigated there. */
function useTopOfPage() {
  const body = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const { pathname } = location;
  const isFollowed = (location.state as { stays?: true } | null)?.stays === true;
  useEffect(() => {
    if (!isFollowed && body.current) body.current.scrollTop = 0;
  }, [pathname, isFollowed]);
  return body;
}

function useParts() {
  const { pathname } = useLocation();
  // the new address of a page at once, so that the field being typed in keeps the focus
  const periodPath = usePeriodNames((names) => periodPathNow(pathname, names));
  const path = usePageAddresses((addresses) => pagePathNow(periodPath, addresses));
  const address = pageAt(useSite(), path);
  const content = useDrafts((drafts) => drafts.content);
  const parts = content ? partsOf(address, content) : { own: [], everywhere: [] };
  const shown = [...parts.own, ...parts.everywhere];
  const keys = shown.map(spotKey).join();
  useEffect(() => {
    usePanel.setState({ shown });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same keys are the same parts
  }, [keys]);
  return parts;
}

/** Opens the field in the URL's query, and removes it there: a reload opens the editor as it was left. */
function useLinkedField(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!new URLSearchParams(search).has(EDIT_PARAMETER)) return;
    const spot = spotOf(new URLSearchParams(search).get(EDIT_PARAMETER) ?? '');
    if (spot) reveal(spot);
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [pathname, search, navigate]);
}
