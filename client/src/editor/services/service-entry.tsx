import type { KeyboardEvent } from 'react';
import type { z } from 'zod';
import { formPath, proposedAddress } from '#shared/content/addresses/service-address';
import { indexOfStep } from '#shared/content/entries';
import type { Service } from '#shared/content/documents/services';
import { MESSAGES } from '#shared/messages';
import { Button } from '../../components/button/button.tsx';
import { useDrafts } from '../drafts/drafts-store.ts';
import { change } from '../drafts/saving/saving.ts';
import fieldStyles from '../fields/fields.module.css';
import { EntryTool, type EntryToolProps } from '../fields/controls/entry-tool.tsx';
import { Foldable } from '../fields/controls/foldable.tsx';
import { GroupFields } from '../fields/controls/group-control.tsx';
import { useThumbnail } from '../fields/thumbnail.ts';
import type { ControlProps } from '../fields/use-spot.ts';
import { move, neighbourOf, remove, setHidden, spotOf } from './service-list.ts';
import styles from './services.module.css';

interface ServiceEntryProps {
  service: Service;
  index: number;
  all: Service[];
  schema: z.ZodType;
  field: ControlProps['field'];
  open?: boolean;
}

/** React may move the entry in the DOM, which drops the focus. */
function keepFocus(element: Element | null): void {
  queueMicrotask(() => (element as HTMLElement | null)?.focus());
}

/** A single service, for its own page. */
export function ServiceControl({ spot, schema, field, open }: ControlProps & { open?: boolean }) {
  const all = useDrafts(({ content }) => content?.services.services) ?? [];
  const index = indexOfStep(all, spot.path.at(-1)!);
  const service = all[index];
  return service && <ServiceEntry {...{ service, index, all, schema, field, open }} />;
}

export function ServiceEntry(props: ServiceEntryProps) {
  const { service, index, schema, field, open } = props;
  const { name, hidden } = service;
  const small = useThumbnail(service);
  const byKey = (event: KeyboardEvent) => {
    const by = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    // ignore keys that a nested list has handled
    if (!by || event.defaultPrevented) return;
    event.preventDefault();
    move(index, by);
    keepFocus(document.activeElement);
  };
  return (
    <div onKeyDown={byKey} data-hidden={hidden || undefined} className={styles.entry}>
      <Foldable
        spot={spotOf(service)}
        title={`${name || 'Unnamed'}${hidden ? ' (hidden)' : ''}`}
        thumbnail={small}
        open={open}
        tools={<Tools {...props} />}
      >
        {hidden && <HiddenNote {...service} />}
        <ProposedAddress {...props} />
        <GroupFields spot={spotOf(service)} schema={schema} field={field} />
      </Foldable>
    </div>
  );
}

const HEADINGS = { quote: MESSAGES.quote.heading, inquiry: MESSAGES.inquiry.heading };

/** Explains the effect of hiding a service. */
const HiddenNote = ({ path, form }: Service) => (
  <p className={styles.note}>
    Hidden from menus, lists, forms and the sitemap. {path} redirects to “{HEADINGS[form]}” at {formPath(form)}.
  </p>
);

/** Offers the address for a changed name; the address does not change by itself. */
function ProposedAddress({ service, all }: ServiceEntryProps) {
  const others = all.filter(({ id }) => id !== service.id).map(({ path }) => path);
  const proposed = proposedAddress(service.name, others);
  if (service.name === '' || proposed === service.path) return null;
  const take = () => change({ ...spotOf(service), path: [...spotOf(service).path, 'path'] }, proposed);
  return (
    <Button variant="quiet" className={styles.take} onClick={take}>
      Change the address to {proposed}
    </Button>
  );
}

function Tools({ service, index, all }: ServiceEntryProps) {
  const { name, hidden } = service;
  const isEnd = (by: 1 | -1) => neighbourOf(all, index, by) === undefined;
  const tool = (what: EntryToolProps['name'], run: () => void, disabled = false) => (
    <EntryTool
      name={what}
      of={name}
      disabled={disabled}
      onUse={(control) => {
        run();
        keepFocus(control);
      }}
    />
  );
  return (
    <span className={fieldStyles.tools}>
      {hidden ? tool('Show', () => setHidden(service, false)) : tool('Hide', () => setHidden(service, true))}
      {tool('Move up', () => move(index, -1), isEnd(-1))}
      {tool('Move down', () => move(index, 1), isEnd(1))}
      {tool('Remove', () => remove(index))}
    </span>
  );
}
