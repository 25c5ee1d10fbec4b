import { isTicked, paragraphs, type Typed } from '@wojaz/mail'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'

export const wishKinds = ['cot', 'quiet-room', 'diet', 'assistance', 'celebration'] as const
export type WishKind = (typeof wishKinds)[number]

/** The guest's wishes for the hotel or the flight. They are passed on but not guaranteed. */
export interface Wishes {
  readonly kinds: readonly WishKind[]
  readonly text: string
}

export type WishFault = 'wish-too-long'

const longestWishText = 500

/** Name of a field of the wishes: 'wish.cot', 'wish.text'. */
export function wishField(kind: WishKind | 'text'): string {
  return `wish.${kind}`
}

/** Returns null when there are no wishes. */
export function readWishes(typed: Typed): Outcome<Wishes | null, Readonly<Record<string, WishFault>>> {
  const text = paragraphs(typed, wishField('text'))
  if (text.length > longestWishText) return refused({ [wishField('text')]: 'wish-too-long' })
  const kinds = wishKinds.filter((kind) => isTicked(typed, wishField(kind)))
  return accepted(kinds.length === 0 && text === '' ? null : { kinds, text })
}
