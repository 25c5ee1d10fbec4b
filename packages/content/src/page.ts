import type { Locale } from '@wojaz/travel'

/** What a guest's browser gets of a CMS page: plain values, rich text already HTML, pictures already addressed. */
export interface Page {
  url: string
  title: string
  slots: Slot[]
  metaProperties: MetaProperty[]
  breadcrumbs: LinkTo[]
  /** Locales in which an editor has written this page's own title; the others fall back to Polish. */
  locales: Locale[]
}

export interface Slot {
  name: string
  components: Component[]
}

/** Either a text or a moment, never both: the shape that options have in the public API. */
export interface MetaProperty {
  key: string
  value: string
}

export interface LinkTo {
  label: string
  url: string
}

/** `src` is an original under `/file/…`; `scaledUrl` of `@wojaz/pictures` turns it into a `/scale/…` address. */
export interface Picture {
  src: string
  alt: string
  width: number
  height: number
  /** What must stay in the picture when it is cropped, in percent from the left and from the top. */
  focal?: { x: number; y: number }
}

export interface ComponentFrame {
  uid: string
  active: boolean
  /** ISO moments, both ends inclusive; null is open. */
  validFrom: string | null
  validTo: string | null
  /** User statuses, or LOGGED. Empty: everybody. */
  profiles: string[]
}

export interface HeroComponent extends ComponentFrame {
  name: 'hero'
  eyebrow: string | null
  heading: string
  lead: string | null
  picture: Picture
  callToAction: LinkTo | null
  secondaryAction: LinkTo | null
}

export interface TilesComponent extends ComponentFrame {
  name: 'tiles'
  heading: string | null
  lead: string | null
  /** `picture`: large picture cards; `compact`: small picture beside the text; `fact`: an icon and a sentence. */
  layout: 'picture' | 'compact' | 'fact'
  items: Tile[]
}

export interface Tile {
  label: string
  text: string | null
  badge: string | null
  url: string | null
  picture: Picture | null
  icon: TileIcon | null
}

export const tileIcons = ['price', 'shield', 'calendar', 'phone', 'plane', 'sun', 'snow', 'heart'] as const
export type TileIcon = (typeof tileIcons)[number]

export interface RichTextComponent extends ComponentFrame {
  name: 'richText'
  heading: string | null
  html: string
}

export interface CustomHtmlComponent extends ComponentFrame {
  name: 'customHtml'
  /** Sanitised on the way out of the CMS. */
  html: string
  /** Already scoped to this component's uid. */
  styles: string
}

export type Component = HeroComponent | TilesComponent | RichTextComponent | CustomHtmlComponent
export type ComponentName = Component['name']

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

export interface MenuGroup {
  label: string
  url: string | null
  links: LinkTo[]
}

export interface Footer {
  columns: MenuGroup[]
  legal: string
  company: string
}
