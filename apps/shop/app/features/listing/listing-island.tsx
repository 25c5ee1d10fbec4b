import { type ComponentType, lazy, useState } from 'react'
import { island, orWait } from '../../ui/island.tsx'
import type { ListingScreenProps } from './listing-screen.tsx'

type Screen = ComponentType<ListingScreenProps>

let known: Screen | null = import.meta.env.SSR ? (await import('./listing-screen.tsx')).ListingScreen : null

/**
 * Loads the code of the results. A navigation within the shop waits for it together with the results, so that they appear
 * complete.
 */
export async function listingCode(): Promise<Screen> {
  known ??= (await import('./listing-screen.tsx')).ListingScreen
  return known
}

const ScreenIsland: Screen = lazy(async () => ({ default: await orWait(listingCode()) }))

/**
 * The server's HTML consists of links and plain forms, which work before hydration. The code is loaded as soon as the page's
 * scripts run, and then takes over what the guest has ticked meanwhile.
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
