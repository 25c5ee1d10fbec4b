import { VisuallyHidden } from './visually-hidden.tsx'

/** A number to see and words for screen readers. Renders nothing for 0. */
export function CountMark({ count, words }: { count: number; words: string }) {
  if (count === 0) return null
  return (
    <span className="inline-flex h-6 min-w-6 shrink-0 items-center justify-center rounded-full bg-accent px-1.5 text-fine font-bold text-on-accent">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
