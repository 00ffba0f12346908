import type { ComponentProps } from 'react';
import { type Service, type ServiceName, serviceOptions } from '#shared/catalogue';
import { MESSAGES } from '#shared/messages';
import { SelectField } from '../form/controls.tsx';

const GROUPS: Record<Service['form'], string> = { quote: 'We offer', inquiry: 'Materials' };

interface ServiceFieldProps extends Omit<ComponentProps<typeof SelectField>, 'form'> {
  /** The services that come first. */
  group: Service['form'];
  /** The default value, so that the prerendered HTML shows it. */
  preset?: ServiceName;
}

export function ServiceField({ group: first, preset, ...field }: ServiceFieldProps) {
  return (
    <SelectField {...field} defaultValue={preset}>
      <option value="">{MESSAGES.selectService}</option>
      {serviceOptions(first).map(({ group, names }) => (
        <optgroup key={group} label={GROUPS[group]}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
