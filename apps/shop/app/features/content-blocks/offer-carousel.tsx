import type { BlockProps } from './block.ts'
import { Signpost } from './signpost.tsx'

/** Leads to the offers an editor has in mind. */
export function OfferCarousel({ component }: BlockProps<'offerCarousel'>) {
  return <Signpost heading={component.heading} lead={component.lead} link={component.link} />
}
