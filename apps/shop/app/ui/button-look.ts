export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const looks: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-on-sea',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-paper-sunk',
  danger: 'border-transparent bg-danger text-on-accent hover:bg-danger-strong',
}

/* No size is below 44 px, the smallest target that is easy to hit with a thumb. */
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-small',
  medium: 'min-h-12 px-6 text-body',
  large: 'min-h-14 px-8 text-lead',
}

/** The same look for actions (`Button`) and links (`ButtonLink`). */
export function buttonClass(look: ButtonLook, size: ButtonSize): string {
  return `relative inline-flex items-center justify-center gap-2.5 rounded-control border-2 py-2 text-center font-bold leading-tight no-underline transition-colors duration-150 ${looks[look]} ${sizes[size]}`
}
