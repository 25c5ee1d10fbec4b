import type { ComponentName, ComponentOf } from '@wojaz/content'

export type { ComponentOf } from '@wojaz/content'

/** The props of every block. The leading block renders the page's h1 and may load its picture first. */
export interface BlockProps<Name extends ComponentName> {
  component: ComponentOf<Name>
  leads: boolean
}

/** The same wherever the block stands. */
export function headingIdOf({ uid }: { uid: string }): string {
  return `heading-${uid}`
}
