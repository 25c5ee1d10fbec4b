import type { DrawPage } from './draw-page.ts'
import type { PageTurns } from './page-turns.ts'

/** What makes pages, for one guest or for all. */
export interface PageMaking {
  readonly drawPage: DrawPage
  readonly turns: PageTurns
  /** The time limit of rendering, in milliseconds. */
  readonly renderLimit: number
}
