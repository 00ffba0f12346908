import { Link, type LinkProps } from '../link/link.tsx';
import { type ButtonVariant, buttonClass } from './button.tsx';

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
}

/** A link that leads to the next step of a task, dressed as a button. */
export function LinkButton({ variant = 'primary', className, ...props }: LinkButtonProps) {
  return <Link {...props} className={buttonClass(variant, className)} />;
}
