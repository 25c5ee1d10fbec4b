import type { ActionFunction, LoaderFunction } from 'react-router'
import type { Allowed } from '../../server/page-guard.ts'

interface RouteModule {
  readonly loader?: LoaderFunction
  readonly action?: ActionFunction
  readonly default?: React.ComponentType
}

export interface OfficePage {
  readonly path: string
  /** Who may open the page and who may send its form; null: nobody. */
  readonly look: Allowed
  readonly act: Allowed
  /** Its form uploads files. */
  readonly takesFiles?: true
  readonly module: RouteModule
}
