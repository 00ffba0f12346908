import type { ShownPicture } from '#shared/content/pictures/picture';
import type { ShownProject } from '#shared/content/site/page-data';

/** The picture that stands for a project: a photograph of it goes before a picture of its kind of work. */
export const coverOf = ({ photos, picture }: ShownProject): ShownPicture | null => photos?.[0]?.picture ?? picture;

/** Whether that picture shows the project itself. */
export const isOwnCover = ({ photos, own }: ShownProject): boolean => Boolean(photos?.length) || own === true;
