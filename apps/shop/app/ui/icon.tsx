import { type IconName, iconShapes } from './icon-shapes.tsx'

/** Decorative and hidden from screen readers: a control without text needs an `aria-label`. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: 16 | 20; className?: string }) {
  // A page has more than a hundred icons, so their common stroke is set once, in `base.css`.
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      className={className ? `icon ${className}` : 'icon'}
      aria-hidden
    >
      {iconShapes[name]}
    </svg>
  )
}
