import styles from './show-passwords.module.css';

interface ShowPasswordsProps {
  label: string;
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}

export function ShowPasswords({ label, isShown, onChange }: ShowPasswordsProps) {
  return (
    <label className={styles.show}>
      <input type="checkbox" checked={isShown} onChange={() => onChange(!isShown)} />
      {label}
    </label>
  );
}
