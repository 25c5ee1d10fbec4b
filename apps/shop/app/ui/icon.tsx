import { type IconName, iconShapes } from './icon-shapes.tsx'

/** Decoration beside words, so it is silent: a control without words carries its own `aria-label`. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: 16 | 20; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      className={`shrink-0 ${className ?? ''}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {iconShapes[name]}
    </svg>
  )
}
