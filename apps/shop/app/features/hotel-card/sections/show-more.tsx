import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'

/** Text that few read to the end. It is in the page, so the browser's search finds it, and it unfolds with one press. */
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
