import type { label } from '../fields/label.ts'

type Words = ReturnType<typeof label>

/** The start page of an editor: upcoming changes, recent changes, and links for everyday work. */
export interface Desk {
  scheduled: Planned[]
  changed: Changed[]
  /** URL of the home page's form; null: there is no home page yet. */
  home: string | null
  /** URL of the form of the popup that guests see now, if there is exactly one; otherwise of the list. */
  popup: string
}

/** A scheduled change. */
export interface Planned {
  at: string
  what: 'publish' | 'unpublish' | 'begins' | 'ends'
  /** A page, a popup, or a component of a page. */
  kind: Words
  title: string
  /** For a component: its page. */
  on: string | null
  url: string
}

export interface Changed {
  at: string
  kind: Words
  title: string
  isDraft: boolean
  url: string
}
