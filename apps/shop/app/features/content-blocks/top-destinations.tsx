import type { BlockProps } from './block.ts'
import { Signpost } from './signpost.tsx'

export function TopDestinations({ component }: BlockProps<'topDestinations'>) {
  return <Signpost heading={component.heading} lead={component.lead} link={component.link} />
}
