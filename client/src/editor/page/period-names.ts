import type { Content } from '#shared/content/documents';
import { schemaAt } from '#shared/content/fields/schema-walk';
import { deepEqual } from '#shared/content/deep-equal';
import { projectPath } from '#shared/content/addresses/site';
import { createAccountStore } from '../../stores/account.ts';

interface PeriodNames {
  /** The years of the periods as the pages show them, in the draft's order. */
  names: readonly string[];
  /** The previous value of `names`. */
  before: readonly string[];
}

export const usePeriodNames = createAccountStore<PeriodNames>(() => ({ names: [], before: [] }));

const isName = (text: string) => schemaAt('projects', ['periods', 0, 'name'])?.safeParse(text).success === true;

/** Starts from the published years, so that the editor can navigate from a published address to the draft's. */
export function beginWithPeriods(published: readonly string[], content: Content): void {
  usePeriodNames.setState({ names: published, before: published });
  withUsablePeriods(content);
}

/** The index in the draft of the period that the page shows under these years. Until a longer or shorter list is drawn, its own names count. */
export function periodIndex({ projects }: Content, years: string): number {
  const { names } = usePeriodNames.getState();
  const isDrawn = names.length === projects.periods.length;
  return isDrawn ? names.indexOf(years) : projects.periods.findIndex(({ name }) => name === years);
}

/** The years under which the page shows a period of the draft. */
export function yearsAt({ projects }: Content, index: number): string {
  const { names } = usePeriodNames.getState();
  return names[index] ?? projects.periods[index].name;
}

/** Shows a period under its old years while the new ones are incomplete, or those of another period. */
export function withUsablePeriods(content: Content): Content {
  const { names: before } = usePeriodNames.getState();
  const { periods } = content.projects;
  const typed = periods.map(({ name }) => name);
  const isUsable = (name: string) => isName(name) && typed.indexOf(name) === typed.lastIndexOf(name);
  const isSameList = before.length === typed.length;
  const names = typed.map((name, at) => (isSameList && !isUsable(name) ? before[at] : name));
  if (!deepEqual(names, before)) usePeriodNames.setState({ names, before });
  if (names.every((name, at) => name === typed[at])) return content;
  return {
    ...content,
    projects: { ...content.projects, periods: periods.map((period, at) => ({ ...period, name: names[at] })) },
  };
}

/** The current address of a period's page or, if it was removed, of the period that took its place. */
export function periodPathNow(pathname: string, { names, before }: PeriodNames): string {
  const at = (years: readonly string[]) => years.findIndex((name) => projectPath(name) === pathname);
  const was = at(before);
  return at(names) >= 0 || was < 0 ? pathname : projectPath(names[Math.min(was, names.length - 1)]);
}
