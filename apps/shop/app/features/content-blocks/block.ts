import type { Component, ComponentName } from '@wojaz/content'

export type ComponentOf<Name extends ComponentName> = Extract<Component, { name: Name }>

/** What every block is given. The leading one carries the page's h1 and may fetch its picture first. */
export interface BlockProps<Name extends ComponentName> {
  component: ComponentOf<Name>
  leads: boolean
}
