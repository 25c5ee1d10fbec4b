import { type IconName, iconShapes } from './icon-shapes.tsx'

/** Decoration beside words, so it is silent: a control without words carries its own `aria-label`. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: 16 | 20; className?: string }) {
  // A page has more than a hundred: the pen they are drawn with stands once, in `base.css`.
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
