import type { Content } from '#shared/content/documents';
import { schemaAt } from '#shared/content/documents/schema-walk';
import { same } from '#shared/content/same';
import { projectPath } from '#shared/content/site/site';
import { createAccountStore } from '../../stores/account.ts';

interface PeriodNames {
  /** The years of the periods as the editor's pages show them, in the order of the draft. */
  names: readonly string[];
  /** What they were before one of them changed. */
  before: readonly string[];
}

export const usePeriodNames = createAccountStore<PeriodNames>(() => ({ names: [], before: [] }));

const isName = (text: string) => schemaAt('projects', ['periods', 0, 'name'])?.safeParse(text).success === true;

/** Begins with the years that visitors see: from the page that they name, the editor follows to that of the draft. */
export function beginWithPeriods(published: readonly string[], content: Content): void {
  usePeriodNames.setState({ names: published, before: published });
  withUsablePeriods(content);
}

/** Where a period stands in the draft that the page shows under these years. */
export function periodIndex({ projects }: Content, years: string): number {
  const { names } = usePeriodNames.getState();
  return names.length > 0 ? names.indexOf(years) : projects.periods.findIndex(({ name }) => name === years);
}

/** The years under which the page shows a period of the draft. */
export function yearsAt({ projects }: Content, index: number): string {
  const { names } = usePeriodNames.getState();
  return names[index] ?? projects.periods[index].name;
}

/** A period keeps its page while its years are half typed, or those of another one. */
export function withUsablePeriods(content: Content): Content {
  const { names: before } = usePeriodNames.getState();
  const { periods } = content.projects;
  const typed = periods.map(({ name }) => name);
  const isUsable = (name: string) => isName(name) && typed.indexOf(name) === typed.lastIndexOf(name);
  const isSameList = before.length === typed.length;
  const names = typed.map((name, at) => (isSameList && !isUsable(name) ? before[at] : name));
  if (!same(names, before)) usePeriodNames.setState({ names, before });
  if (names.every((name, at) => name === typed[at])) return content;
  return {
    ...content,
    projects: { ...content.projects, periods: periods.map((period, at) => ({ ...period, name: names[at] })) },
  };
}

/** Where the page of a period is by now; when it was removed, that of the one that took its place. */
export function periodPathNow(pathname: string, { names, before }: PeriodNames): string {
  const at = (years: readonly string[]) => years.findIndex((name) => projectPath(name) === pathname);
  const was = at(before);
  return at(names) >= 0 || was < 0 ? pathname : projectPath(names[Math.min(was, names.length - 1)]);
}
