import type { ShownPicture } from '#shared/content/pictures/picture';
import type { ShownProject } from '#shared/content/site/page-data';

/** The picture that represents a project: a photograph of it, or else an illustration of its kind of work. */
export const coverOf = ({ photos, picture }: ShownProject): ShownPicture | null => photos?.[0]?.picture ?? picture;

/** Whether the cover shows the project itself. */
export const isOwnCover = ({ photos, own }: ShownProject): boolean => Boolean(photos?.length) || own === true;
