import type { Component, ComponentFrame } from '../components.ts'
import { belongsTo, slotInFocus } from '../limits.ts'
import type { Page } from '../page.ts'
import type { Page as PageDocument } from '../payload-types.ts'
import { type Popup, popupDevices } from '../popup.ts'
import { publicComponent } from './public-component.ts'
import type { PublicQuery } from './public-query.ts'

type Filter = Pick<PublicQuery, 'depth' | 'filterByActive' | 'directions' | 'tripTypes'>

/** Returns a page in the shape of the contract. What this visitor may not see now has been left out before. */
export function publicPage(document: PageDocument, page: Page, filter: Filter) {
  const isWanted = ({ active }: { active: boolean }) => active || !filter.filterByActive
  const one = <T extends Component>(component: T | null) =>
    component && isWanted(component) && belongsTo(component as ComponentFrame, filter)
      ? publicComponent(component)
      : null
  return {
    id: document.id,
    url: page.url,
    active: document.active ?? true,
    pageType: page.pageType,
    title: page.title,
    slots: page.slots.map((slot) => {
      const { name, components } = slotInFocus(slot, filter)
      return { name, components: components.filter(isWanted).map((component) => publicComponent(component)) }
    }),
    metaProperties: page.metaProperties,
    globalSearch: page.globalSearch,
    sortCodes: page.sortCodes,
    banner: one(page.banner),
    seoText: one(page.seoText),
    breadcrumbs: page.breadcrumbs,
    tiles: page.tiles.filter(isWanted),
    tilesHeading: page.tilesHeading,
    menu: filter.depth === 0 ? idOf(document.menu) : page.menu,
    menuCollapsed: page.menuCollapsed,
    regulations: one(page.regulations),
    seoLinksContainer: one(page.seoLinksContainer),
    organizationSchema: page.organizationSchema,
    popup: page.popup && isWanted(page.popup) ? popupAt(filter.depth, document, page.popup) : null,
    article: page.article,
    updatedAt: document.updatedAt,
    createdAt: document.createdAt,
  }
}

function idOf(linked: number | { id: number } | null | undefined): number | null {
  return typeof linked === 'object' ? (linked?.id ?? null) : (linked ?? null)
}

/** Like Payload's depth: the popup is one relation away from the page, its uploaded picture two. */
function popupAt(depth: number, { popup: document }: PageDocument, popup: Popup) {
  if (depth === 0) return idOf(document)
  if (depth > 1 || typeof document !== 'object') return popup
  const inEach = popupDevices.map((device) => {
    const { visible, image } = popup.variants[device]
    return [device, { visible, image: idOf(document?.variants?.[device]?.image?.upload) ?? image }]
  })
  return { ...popup, variants: Object.fromEntries(inEach) }
}
