import type { ReplyTemplate } from '#shared/contract';
import { Button } from '#client/components/button/button.tsx';
import styles from './templates.module.css';

interface TemplateItemProps {
  template: ReplyTemplate;
  onEdit: () => void;
  onDuplicate: () => Promise<void>;
  onDelete: () => Promise<void>;
}

export function TemplateItem({ template, onEdit, onDuplicate, onDelete }: TemplateItemProps) {
  const { name, subject } = template;
  return (
    <>
      <h3>{name}</h3>
      <p className={styles.subject}>{subject}</p>
      <div className={styles.tools}>
        <Button variant="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="quiet" aria-label={`Duplicate ${name}`} onClick={onDuplicate}>
          Duplicate
        </Button>
        <Button variant="danger" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </>
  );
}
