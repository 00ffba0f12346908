import type { ComponentProps } from 'react';
import type { Service } from '#shared/content/documents/services';
import { serviceOptions } from '#shared/content/addresses/site';
import { MESSAGES } from '#shared/messages';
import { useSite } from '../../content/content-context.tsx';
import { SelectField } from '../form/controls.tsx';

const GROUPS: Record<Service['form'], string> = { quote: 'We offer', inquiry: 'Materials' };

interface ServiceFieldProps extends Omit<ComponentProps<typeof SelectField>, 'form'> {
  /** The group of services listed first. */
  group: Service['form'];
  /** The default value, rendered into the prerendered HTML. */
  preset?: string;
}

export function ServiceField({ group: first, preset, ...field }: ServiceFieldProps) {
  const options = serviceOptions(useSite(), first);
  return (
    <SelectField {...field} defaultValue={preset}>
      <option value="">{MESSAGES.selectService}</option>
      {options.map(({ group, names }) => (
        <optgroup key={group} label={GROUPS[group]}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
