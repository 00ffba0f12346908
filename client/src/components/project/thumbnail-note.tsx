import type { ShownProject } from '#shared/content/site/page-data';
import { MESSAGES } from '#shared/messages';
import { isOwnCover, coverOf } from './cover.ts';

interface ThumbnailNoteProps {
  projects: readonly ShownProject[];
  className?: string;
}

/** Says what small pictures show, where one of them does not show its project. */
export function ThumbnailNote({ projects, className }: ThumbnailNoteProps) {
  const hasOthers = projects.some((project) => coverOf(project) && !isOwnCover(project));
  return hasOthers && <p className={className}>{MESSAGES.projects.illustrationNote}</p>;
}
