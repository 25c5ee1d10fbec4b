import type { Component, ComponentOf } from './components.ts'
import type { Page } from './page.ts'

/** Everything on the page in reading order: the page's banner, what its slots and tiles hold, and what closes it. */
export function pageComponents(page: Page): Component[] {
  const { banner, slots, seoText, seoLinksContainer, regulations } = page
  return [
    banner,
    ...slots.flatMap((slot) => slot.components),
    pageTiles(page),
    seoText,
    seoLinksContainer,
    regulations,
  ].filter((component) => component !== null)
}

/** The page's own tiles are chosen destinations: drawn, priced and counted like the component of that name. */
function pageTiles({ tiles, tilesHeading, globalSearch }: Page): ComponentOf<'topDestinations'> | null {
  const destinations = tiles.flatMap(({ code, active }) => (active ? code : []))
  if (destinations.length === 0) return null
  return {
    uid: 'page-tiles',
    name: 'topDestinations',
    active: true,
    validFrom: null,
    validTo: null,
    profiles: [],
    directions: [],
    tripTypes: [],
    heading: tilesHeading,
    lead: null,
    link: null,
    // Prices of what the page's own search looks for.
    tripType: globalSearch?.tripType ?? null,
    destinations,
    count: destinations.length,
  }
}
