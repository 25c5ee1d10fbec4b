import type { ComponentName, ComponentOf } from '@wojaz/content'

export type { ComponentOf } from '@wojaz/content'

/** What every block is given. The leading one carries the page's h1 and may fetch its picture first. */
export interface BlockProps<Name extends ComponentName> {
  component: ComponentOf<Name>
  leads: boolean
}
