import type { Locale } from '@wojaz/travel/locale'
import type { SortCode } from '@wojaz/travel/search'
import type { TripType } from '@wojaz/travel/trip'
import type { ArticleCard, Component, ComponentOf } from './components.ts'
import type { PageType } from './page-type.ts'
import type { Popup } from './popup.ts'
import type { LinkTo, MenuGroup } from './values.ts'

/** A CMS page for a browser: plain values, rich text as HTML, pictures with URLs. */
export interface Page {
  url: string
  title: string
  pageType: PageType
  slots: Slot[]
  metaProperties: MetaProperty[]
  breadcrumbs: LinkTo[]
  /** The search box of this page; null: it has none. */
  globalSearch: PageSearch | null
  /** The sort orders of its listing, in order; empty: all. */
  sortCodes: SortCode[]
  /** Codes of places that the shop shows as tiles. Editors switch each of them on or off. */
  tiles: { code: string; active: boolean }[]
  /** Null: the default text of the shop. */
  tilesHeading: string | null
  banner: ComponentOf<'banner'> | null
  seoText: ComponentOf<'seoText'> | null
  regulations: ComponentOf<'regulations'> | null
  seoLinksContainer: ComponentOf<'seoLinks'> | null
  /** The side menu of a content page; empty: none. */
  menu: MenuGroup[]
  /** The groups of the side menu are collapsed at first. */
  menuCollapsed: boolean
  organizationSchema: OrganizationSchema | null
  popup: Popup | null
  /** Set for a guide article. */
  article: ArticleCard | null
  /** Locales in which an editor has written the title of this page. The others fall back to Polish. */
  locales: Locale[]
}

export interface Slot {
  name: string
  components: Component[]
}

export interface MetaProperty {
  key: string
  value: string
}

export interface PageSearch {
  heading: string | null
  tripType: TripType
  /** Preselected codes. */
  destinations: string[]
}

/** The search box of every page that has one. */
export interface SearchBox {
  heading: string
  submitLabel: string
  /** Active ones, in the editor's order. */
  tripTypes: { code: TripType; label: string }[]
}

/** The company that runs the shop, for search engines. */
export interface OrganizationSchema {
  name: string
  legalName: string | null
  description: string | null
  phone: string | null
  email: string | null
  street: string | null
  postalCode: string | null
  city: string | null
  /** Pages about us on other sites. */
  sameAs: string[]
}

/** The facts about a visitor that the visibility rules use. */
export interface Visitor {
  authenticated: boolean
  userStatus: string
}

export interface Header {
  /** A short line above the header, for instance a service notice. Null: none. */
  notice: LinkTo | null
  menu: MenuGroup[]
  phone: string
  phoneHours: string
}

/** The reduced header of the checkout. */
export interface CheckoutHeader {
  phone: string
  /** A sentence beside the phone; empty: switched off. */
  help: string
  /** Names of the steps. */
  steps: { code: string; label: string }[]
}

export interface Footer {
  columns: MenuGroup[]
  legal: string
  company: string
}
