import { AddPage } from './adding/add-page.tsx';
import { AddPeriod } from './adding/add-period.tsx';
import { AddProject } from './adding/add-project.tsx';
import { Sheet } from './sheet.tsx';
import { closeOverlay, useOverlay } from './sheet-store.ts';

export function SheetOverlay() {
  const opened = useOverlay((state) => state.opened);
  if (opened?.what === 'sheet') return <Sheet {...opened} onClose={closeOverlay} />;
  if (opened?.what === 'project') return <AddProject key={opened.entry} {...opened} onClose={closeOverlay} />;
  if (opened?.what === 'page') return <AddPage onClose={closeOverlay} />;
  return opened && <AddPeriod onClose={closeOverlay} />;
}
