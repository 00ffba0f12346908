import type { ReplyTemplate } from '#shared/contract';
import { Button } from '#client/components/button/button.tsx';
import { draftKeyOf } from '#client/admin/rows/row-kind.ts';
import { RowForm } from '#client/admin/rows/row-form.tsx';
import { TEMPLATES, type TemplateTexts } from './template-kind.tsx';

interface TemplateFormProps {
  /** The template to edit; omitted to add one. */
  template?: ReplyTemplate;
  onSave: (texts: TemplateTexts, seen?: string) => Promise<void>;
  /** Called after saving or cancelling. */
  onClose: () => void;
}

const BLANK: TemplateTexts = { name: '', subject: '', body: '' };

export function TemplateForm({ template, onSave, onClose }: TemplateFormProps) {
  const { name, subject, body } = template ?? BLANK;
  return (
    <RowForm
      kind={TEMPLATES}
      draftKey={draftKeyOf(TEMPLATES.list, template?._id)}
      label={template ? `Edit ${name}` : TEMPLATES.headings.add}
      submit="Save template"
      fallback={TEMPLATES.texts.updateFailed}
      values={{ name, subject, body }}
      onSave={onSave}
      onDone={onClose}
      cancel={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    />
  );
}
