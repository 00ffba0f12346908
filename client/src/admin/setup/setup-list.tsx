import { type ContentState, SAMPLE_ITEMS, type SampleItem } from '#shared/content/contract';
import type { Content } from '#shared/content/documents';
import { Button } from '#client/components/button/button.tsx';
import { Link } from '#client/components/link/link.tsx';
import type { KeptItem } from '../queries/site-state.ts';
import { ITEMS, linkOf } from './setup-items.ts';
import styles from './setup.module.css';

interface SetupListProps {
  state: ContentState;
  onKeep: (item: KeptItem) => Promise<void>;
}

/** The sample content left on a new site, each item with a link to change it. */
export function SetupList({ state: { isSample, sampleLeft, drafts, content }, onKeep }: SetupListProps) {
  const changes = drafts.flatMap((draft) => draft.changes);
  return (
    <div className={styles.list}>
      <p>{`${SAMPLE_ITEMS.length - sampleLeft.length} of ${SAMPLE_ITEMS.length} done`}</p>
      {isSample && <SampleMark />}
      {changes.length > 0 && (
        <p className={styles.unpublished}>
          {changes.length === 1 ? 'One change is' : `${changes.length} changes are`} unpublished: open a page with “Edit
          this page” and select Publish.
        </p>
      )}
      <ol>
        {SAMPLE_ITEMS.map((item, index) => (
          <Item
            key={item}
            item={item}
            number={index + 1}
            isLeft={sampleLeft.includes(item)}
            content={content}
            onKeep={onKeep}
          />
        ))}
      </ol>
    </div>
  );
}

/** Warns that visitors still see the sample company. */
function SampleMark() {
  return (
    <p className="notice">
      Your site still shows sample company data. Search engines are asked to leave it out until you publish your own
      name.
    </p>
  );
}

interface ItemProps extends Pick<SetupListProps, 'onKeep'> {
  item: SampleItem;
  number: number;
  isLeft: boolean;
  content: Content;
}

function Item({ item, number, isLeft, content, onKeep }: ItemProps) {
  const { title, hint, keep } = ITEMS[item];
  const link = linkOf(item, content);
  return (
    <li data-done={!isLeft || undefined}>
      <span className={styles.mark} aria-hidden="true">
        {isLeft ? number : '✓'}
      </span>
      <div>
        <strong>{isLeft && link ? <Link to={link}>{title}</Link> : title}</strong>
        {isLeft ? <span>{hint}</span> : <span className="visually-hidden">done</span>}
      </div>
      {isLeft && keep && (
        <Button variant="quiet" onClick={() => void onKeep(item as KeptItem)}>
          <span className="visually-hidden">{title}: </span>
          {keep}
        </Button>
      )}
    </li>
  );
}
