import { Link, type LinkProps } from '../link/link.tsx';
import { type ButtonVariant, buttonClass } from './button.tsx';

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
}

export function LinkButton({ variant = 'primary', className, ...props }: LinkButtonProps) {
  return <Link {...props} className={buttonClass(variant, className)} />;
}
