import type { ReactNode } from 'react'
import { type Breadcrumb, Breadcrumbs } from '../../ui/breadcrumbs.tsx'

/** The way back up, and beside it the way to what was chosen. */
export function AttractionTrail({ steps, cartLink }: { steps: Breadcrumb[]; cartLink?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <div className="min-w-0 max-sm:w-full">
        <Breadcrumbs steps={steps} />
      </div>
      {cartLink}
    </div>
  )
}
