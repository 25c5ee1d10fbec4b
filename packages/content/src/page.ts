import type { Locale } from '@wojaz/travel/locale'
import type { SortCode } from '@wojaz/travel/search'
import type { TripType } from '@wojaz/travel/trip'
import type { ArticleCard, Component, ComponentOf } from './components.ts'
import type { PageType } from './page-type.ts'
import type { Popup } from './popup.ts'
import type { LinkTo, MenuGroup } from './values.ts'

/** What a guest's browser gets of a CMS page: plain values, rich text already HTML, pictures already addressed. */
export interface Page {
  url: string
  title: string
  pageType: PageType
  slots: Slot[]
  metaProperties: MetaProperty[]
  breadcrumbs: LinkTo[]
  /** The search box of this page; null: it has none. */
  globalSearch: PageSearch | null
  /** The sorts its listing offers, in their order; empty: all. */
  sortCodes: SortCode[]
  /** Codes of places that the shop draws as tiles by itself; an editor switches each on or off. */
  tiles: { code: string; active: boolean }[]
  /** Null: the shop's own words. */
  tilesHeading: string | null
  banner: ComponentOf<'banner'> | null
  seoText: ComponentOf<'seoText'> | null
  regulations: ComponentOf<'regulations'> | null
  seoLinksContainer: ComponentOf<'seoLinks'> | null
  /** The side menu of a content page; empty: none. */
  menu: MenuGroup[]
  /** The groups of the side menu are closed at first. */
  menuCollapsed: boolean
  organizationSchema: OrganizationSchema | null
  popup: Popup | null
  /** What makes a page a guide article. */
  article: ArticleCard | null
  /** Locales in which an editor has written this page's own title; the others fall back to Polish. */
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
  /** Codes chosen in advance. */
  destinations: string[]
}

/** The search box of every page that has one. */
export interface SearchBox {
  heading: string
  submitLabel: string
  /** Those that are switched on, in the editor's order. */
  tripTypes: { code: TripType; label: string }[]
}

/** Who runs the shop, for search engines. */
export interface OrganizationSchema {
  name: string
  legalName: string | null
  description: string | null
  phone: string | null
  email: string | null
  street: string | null
  postalCode: string | null
  city: string | null
  /** Pages elsewhere that are about us. */
  sameAs: string[]
}

/** What the visibility rules know about the person who looks at the page. */
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

/** The quieter header of people who are paying. */
export interface CheckoutHeader {
  phone: string
  /** A sentence beside the phone; empty: an editor has switched it off. */
  help: string
  /** What each step is called. */
  steps: { code: string; label: string }[]
}

export interface Footer {
  columns: MenuGroup[]
  legal: string
  company: string
}
