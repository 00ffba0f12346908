import { AddPeriod } from './add-period.tsx';
import { AddProject } from './add-project.tsx';
import { Sheet } from './sheet.tsx';
import { closeOver, useOpened } from './sheet-store.ts';

/** What is open over the page for the projects. */
export function SheetOver() {
  const opened = useOpened((state) => state.opened);
  if (opened?.what === 'sheet') return <Sheet {...opened} onClose={closeOver} />;
  if (opened?.what === 'project') return <AddProject key={opened.entry} {...opened} onClose={closeOver} />;
  return opened && <AddPeriod onClose={closeOver} />;
}
