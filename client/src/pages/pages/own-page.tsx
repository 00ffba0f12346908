import { downloadPath, downloadSize } from '#shared/content/documents/pages/downloads';
import { isInternal, type Span, textParts } from '#shared/content/fields/linked-text';
import { edit } from '#shared/content/places';
import type { ShownBlock } from '#shared/content/site/page-data';
import { LinkButton } from '../../components/button/link-button.tsx';
import { FactList } from '../../components/table/fact-list.tsx';
import { Link, OutsideLink } from '../../components/link/link.tsx';
import { lengthOf } from '../../components/page/length-of.ts';
import { Page } from '../../components/page/page.tsx';
import pageStyles from '../../components/page/page.module.css';
import { Section } from '../../components/page/section.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { ServiceFigure } from '../../components/service/service-figure.tsx';
import storyStyles from '../../components/service/service-story.module.css';
import { usePageData } from '../../content/page-context.tsx';
import styles from './own-page.module.css';

const SIZES = { picture: '(width > 64rem) 60rem, 100vw', photo: '(width > 64rem) 20rem, (width > 40rem) 50vw, 100vw' };

/** A page of the owner's own. */
export function OwnPage() {
  const { blocks = [] } = usePageData();
  return (
    <Page hero={<Head />}>
      {blocks.length > 0 && (
        <Section>
          <div className={styles.blocks}>
            {blocks.map((block, index) => (
              <Block key={index} block={block} />
            ))}
          </div>
        </Section>
      )}
    </Page>
  );
}

function Head() {
  const { page } = usePageData();
  return (
    <div className={pageStyles.band}>
      <h1 tabIndex={-1} data-length={lengthOf(page.heading)} {...edit(page, 'title')}>
        {page.heading}
      </h1>
      <p className={pageStyles.lead} {...edit(page, 'description')}>
        {page.description}
      </p>
    </div>
  );
}

interface BlockOf<Kind extends ShownBlock['kind']> {
  block: Extract<ShownBlock, { kind: Kind }>;
}

function Block({ block }: { block: ShownBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2 {...edit(block, 'heading')}>{block.heading}</h2>;
    case 'text':
      return <TextBlock block={block} />;
    case 'picture':
      return <PictureBlock block={block} />;
    case 'gallery':
      return <GalleryBlock block={block} />;
    case 'facts':
      return <FactList facts={block.facts} className={storyStyles.facts} />;
    case 'document':
      return <DocumentBlock block={block} />;
    case 'button':
      return (
        <p {...edit(block, 'label')}>
          <LinkButton to={block.path}>{block.label}</LinkButton>
        </p>
      );
  }
}

function TextBlock({ block }: BlockOf<'text'>) {
  return (
    <div className={styles.text} {...edit(block, 'text')}>
      {textParts(block.text).map((part, index) =>
        'items' in part ? (
          <ul key={index}>
            {part.items.map((spans, at) => (
              <li key={at}>
                <Line spans={spans} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={index}>
            <Line spans={part.paragraph} />
          </p>
        ),
      )}
    </div>
  );
}

const Line = ({ spans }: { spans: Span[] }) => spans.map((span, index) => <Words key={index} {...span} />);

function Words({ text, to }: Span) {
  if (to === undefined) return text;
  if (isInternal(to)) return <Link to={to}>{text}</Link>;
  return to.startsWith('https:') ? <OutsideLink href={to}>{text}</OutsideLink> : <a href={to}>{text}</a>;
}

function PictureBlock({ block }: BlockOf<'picture'>) {
  const { picture, caption } = block;
  return (
    <figure className={styles.picture}>
      <Picture picture={picture} sizes={SIZES.picture} />
      {caption && <figcaption {...edit(block, 'caption')}>{caption}</figcaption>}
    </figure>
  );
}

function DocumentBlock({ block }: BlockOf<'document'>) {
  const { label, file } = block;
  if (file.download === '') return null; // none is chosen yet
  return (
    <p {...edit(block, 'file')}>
      <a href={downloadPath(file)}>
        {label} (PDF, {downloadSize(file)})
      </a>
    </p>
  );
}

function GalleryBlock({ block }: BlockOf<'gallery'>) {
  if (block.photos.length === 0) return null;
  return (
    <div className={storyStyles.photos} {...edit(block, 'photos')}>
      {block.photos.map((photo, index) => (
        <ServiceFigure key={index} {...photo} sizes={SIZES.photo} />
      ))}
    </div>
  );
}
