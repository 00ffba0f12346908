import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type Content,
  type ContentProblem,
  DOCUMENT_NAMES,
  type DocumentName,
  DOCUMENTS,
  type Place,
} from '#shared/content/documents';
import { metaOf, schemaAt } from '#shared/content/fields/schema-walk';
import { picturesIn, uploadedIn } from '#shared/content/pictures/named-pictures';
import { isObject } from '#shared/content/deep-equal';
import { SAMPLE } from '#shared/content/sample/sample';
import { shortened } from '#shared/content/summary';
import { ERRORS } from '#shared/error-messages';
import { PicturesService } from '../../pictures/library/pictures.service.ts';
import { PictureUses, type PictureUser } from '../../pictures/library/picture-uses.ts';
import { ContentDraft } from '../content-draft.entity.ts';
import { DownloadsService } from '../downloads/downloads.service.ts';
import { readPublished } from '../published/published-content.ts';

type Documents = Partial<Record<DocumentName, unknown>>;

/** Pictures that came with the program: its sample uses every one of them. */
const OF_THE_PROGRAM = new Set(picturesIn(SAMPLE).map(({ picture }) => picture));

const namesOf = (documents: Documents) => Object.keys(documents) as DocumentName[];

/** The name of an entry, or else its number. */
function entryInWords(entry: unknown, index: number, kind: string): string {
  const name = isObject(entry) ? (entry.name ?? entry.title ?? entry.project) : undefined;
  return typeof name === 'string' && name !== '' ? `“${shortened(name)}”` : `${kind} ${index + 1}`;
}

const titleOf = (document: DocumentName, path: Place): string | undefined => {
  const schema = schemaAt(document, path);
  return schema && metaOf(schema)?.title;
};

const kindOf = (document: DocumentName, list: Place): string => {
  const schema = schemaAt(document, list);
  return (schema && metaOf(schema)?.entry) ?? 'entry';
};

/** A place of a document in words, such as `Home page › Slides › slide 2`. */
function placeInWords(document: DocumentName, body: unknown, path: Place): string {
  const words = [metaOf(DOCUMENTS[document])?.title ?? document];
  let value = body;
  for (const [at, step] of path.entries()) {
    value = (value as Record<string | number, unknown> | undefined)?.[step];
    words.push(
      typeof step === 'number'
        ? entryInWords(value, step, kindOf(document, path.slice(0, at)))
        : (titleOf(document, path.slice(0, at + 1)) ?? step),
    );
  }
  return words.join(' › ');
}

/** The places of a picture, in words. */
const placesIn = (documents: Documents, pictureId: string): string[] =>
  namesOf(documents).flatMap((document) =>
    picturesIn(documents[document])
      .filter(({ picture }) => picture === pictureId)
      .map(({ path }) => placeInWords(document, documents[document], path)),
  );

/** The pictures used in content. */
@Injectable()
export class ContentPictures implements PictureUser, OnModuleInit {
  constructor(
    private readonly library: PicturesService,
    private readonly uses: PictureUses,
    private readonly downloads: DownloadsService,
  ) {}

  onModuleInit(): void {
    this.uses.add(this);
  }

  /** Problems that prevent publishing: deleted pictures and downloads. With `lock`, the others cannot be deleted until the transaction ends. */
  async problemsOf(manager: EntityManager, documents: Documents, lock = false): Promise<ContentProblem[]> {
    const ids = uploadedIn(documents);
    const known = lock ? await this.library.lockKnown(manager, ids) : await this.library.known(manager, ids);
    const pictures = namesOf(documents).flatMap((document) =>
      picturesIn(documents[document])
        .filter(({ picture }) => picture && !OF_THE_PROGRAM.has(picture) && !known.has(picture))
        .map(({ path, alt }) => ({
          document,
          path: [...path, 'picture'],
          message: ERRORS.content.pictureGone(alt),
        })),
    );
    return [...pictures, ...(await this.downloads.problemsOf(manager, documents))];
  }

  async usedBy(manager: EntityManager): Promise<string[]> {
    const { content } = await readPublished(manager);
    const drafts = await manager.find(ContentDraft);
    return uploadedIn([content, ...drafts.map(({ body }) => body)]);
  }

  async placesOf(pictureId: string, manager: EntityManager): Promise<string[]> {
    const { content } = await readPublished(manager);
    const drafts = await manager.find(ContentDraft, { order: { document: 'ASC' } });
    const shown = placesIn(inOrder(content), pictureId);
    const drafted = placesIn(Object.fromEntries(drafts.map(({ document, body }) => [document, body])), pictureId);
    return [...shown, ...drafted.filter((place) => !shown.includes(place)).map((place) => `${place} (draft)`)];
  }
}

const inOrder = (content: Content): Documents =>
  Object.fromEntries(DOCUMENT_NAMES.map((document) => [document, content[document]]));
