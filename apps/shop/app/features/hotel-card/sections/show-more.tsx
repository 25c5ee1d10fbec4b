import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'

/** What few read to the end: in the page from the start, found by its search, opened by one press. */
export function ShowMore({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group/more mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-control font-bold text-accent [&::-webkit-details-marker]:hidden">
        {label}
        <Icon name="chevronDown" size={16} className="transition-transform group-open/more:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
