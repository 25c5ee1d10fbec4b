import { type ComponentType, lazy, useState } from 'react'
import { island, orWait } from '../../ui/island.tsx'
import type { ListingScreenProps } from './listing-screen.tsx'

type Screen = ComponentType<ListingScreenProps>

let known: Screen | null = import.meta.env.SSR ? (await import('./listing-screen.tsx')).ListingScreen : null

/** The code of the results. A guest who goes to a list within the shop gets it with the results, so that they come whole. */
export async function listingCode(): Promise<Screen> {
  known ??= (await import('./listing-screen.tsx')).ListingScreen
  return known
}

const ScreenIsland: Screen = lazy(async () => ({ default: await orWait(listingCode()) }))

/**
 * Results as the server drew them are links and plain forms, which work before their code has come. It is asked for as soon as
 * the page's own scripts run, and takes over what the guest has ticked meanwhile.
 */
const ListingIsland = island(function ListingScreenLater(props: ListingScreenProps) {
  const [View] = useState(() => known ?? ScreenIsland)
  return <View {...props} />
}, '[data-list]')

export function ListingScreen(props: ListingScreenProps) {
  return (
    <div data-list>
      <ListingIsland {...props} />
    </div>
  )
}
