import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'

/** A heading that unfolds its content. */
export function FoldedPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group/part">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-control py-4 hover:text-accent [&::-webkit-details-marker]:hidden">
        {title}
        <Icon
          name="chevronDown"
          className="shrink-0 text-accent transition-transform group-open/part:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
