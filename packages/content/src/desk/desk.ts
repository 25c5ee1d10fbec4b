import type { label } from '../fields/label.ts'

type Words = ReturnType<typeof label>

/** What an editor sees first: what is going to happen, what has happened last, and the ways taken every day. */
export interface Desk {
  scheduled: Planned[]
  changed: Changed[]
  /** The form of the home page; null: there is none yet. */
  home: string | null
  /** The form of the popup that guests see now, when it is one; else the list of them. */
  popup: string
}

/** Something that the clock will do. */
export interface Planned {
  at: string
  what: 'publish' | 'unpublish' | 'begins' | 'ends'
  /** What it is: a page, a popup, or a component of a page. */
  kind: Words
  title: string
  /** Of a component: the page it stands on. */
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
