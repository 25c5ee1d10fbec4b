import type { ReactNode } from 'react'
import { type Breadcrumb, Breadcrumbs } from '../../ui/breadcrumbs.tsx'

/** The breadcrumbs, with the link to the cart beside them. */
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
