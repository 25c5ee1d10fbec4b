import { type Breadcrumb, Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { AttractionCartLink } from '../attraction-checkout/attraction-checkout.ts'

/** The way back up, and the way to what was chosen. */
export function AttractionTrail({ steps }: { steps: Breadcrumb[] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <Breadcrumbs steps={steps} />
      <AttractionCartLink />
    </div>
  )
}
