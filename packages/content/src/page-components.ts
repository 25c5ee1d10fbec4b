import type { Component, ComponentOf } from './components.ts'
import type { Page } from './page.ts'

/** Returns everything on the page in reading order: the banner, the slots and tiles, and what closes the page. */
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

/** The tiles of a page are chosen destinations, rendered, priced and counted like the component with that name. */
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
    // Prices are those of the page's search.
    tripType: globalSearch?.tripType ?? null,
    destinations,
    count: destinations.length,
  }
}
