import { useId, useState } from 'react';
import type { ServiceInquiry } from '#shared/contract';
import { Button } from '../../button/button.tsx';
import type { RuledForm } from '../../form/form-state.ts';
import { partOf, usePart } from '../parts/use-part.ts';

const TOOL = partOf(() => import('./materials-tool.tsx'));

/** Opens the concrete calculator, whose code loads then. Closing keeps its input. */
export function Materials({ form }: { form: RuledForm<ServiceInquiry> }) {
  const id = useId();
  const [isOpen, setOpen] = useState<boolean>();
  const wasOpened = isOpen !== undefined;
  const Tool = usePart(TOOL, wasOpened)?.MaterialsTool;
  return (
    <div>
      <Button
        variant="secondary"
        aria-expanded={Boolean(isOpen)}
        aria-controls={wasOpened ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Concrete calculator
      </Button>
      <div id={id} hidden={!isOpen}>
        {wasOpened && Tool && <Tool form={form} />}
      </div>
    </div>
  );
}
