import type { BlockProps } from './block.ts'
import { Signpost } from './signpost.tsx'

export function FacultativeTrips({ component }: BlockProps<'facultativeTrips'>) {
  return <Signpost heading={component.heading} lead={component.lead} link={component.link} />
}
