import type { Suggestion } from '@wojaz/offers'
import { matchesTyped } from '@wojaz/travel/locale'
import { everyPlace, type PlaceChoice } from './search-options.ts'

/** A search result: a place to choose, or a hotel to open. */
export type FoundPlace =
  | { kind: 'place'; place: PlaceChoice; within: string }
  | { kind: 'hotel'; code: string; label: string; within: string; url: string }

/** More results do not help; the guest types on. */
const shownAtMost = 20

/**
 * Places and hotels for a typed text. Places whose name starts with it are known at once. The server's suggestions for exactly
 * this text come first: they tolerate typos, include hotels and are sorted by relevance.
 */
export function foundPlaces(
  places: readonly PlaceChoice[],
  typed: string,
  suggestions: readonly Suggestion[],
): FoundPlace[] {
  const known = everyPlace(places)
  const suggested = suggestions.flatMap((one): FoundPlace[] => {
    const within = one.within.join(', ')
    if (one.hotelUrl) return [{ kind: 'hotel', code: one.code, label: one.name, within, url: one.hotelUrl }]
    // Places without offers for the current choice are listed too, as disabled.
    const place = known.find(({ place: { code } }) => code === one.code)?.place ?? unsold(one)
    return [{ kind: 'place', place, within }]
  })
  const begun = known
    .filter(({ place, within }) => matchesTyped([place.label, ...within].join(' '), typed))
    .filter(({ place }) => !suggestions.some(({ code }) => code === place.code))
    .map(({ place, within }): FoundPlace => ({ kind: 'place', place, within: within.join(', ') }))
  return [...suggested, ...begun].slice(0, shownAtMost)
}

/**
 * For flights only countries, regions and airports can be chosen. A smaller place is replaced by its region, hotels are left out.
 */
export function placesFlownTo(
  places: readonly PlaceChoice[],
  suggestions: readonly Suggestion[],
): readonly Suggestion[] {
  const known = everyPlace(places).map(({ place }) => place)
  const seen = new Set<string>()
  return suggestions.flatMap((one): Suggestion[] => {
    if (one.hotelUrl) return []
    const own = known.find(({ code }) => code === one.code)
    const around = known.find(({ label }) => label === one.within[0])
    const meant = own ?? around
    if (!meant || seen.has(meant.code)) return []
    seen.add(meant.code)
    return [
      own ? one : { ...one, code: meant.code, name: meant.label, within: [one.name, ...one.within.slice(1)] },
    ]
  })
}

function unsold({ code, name }: Suggestion): PlaceChoice {
  return { code, label: name, count: 0, fromPrice: null, enabled: false, highlighted: false, options: [] }
}

/** The code that an arrow key moves to. Null: the text field, which is above the first and below the last result. */
export function codeAfterKey(found: readonly FoundPlace[], code: string | null, key: string): string | null {
  const codes = found.map(codeOf)
  const at = code === null ? -1 : codes.indexOf(code)
  if (key === 'ArrowDown') return codes[at + 1] ?? null
  if (key === 'ArrowUp') return at === -1 ? (codes.at(-1) ?? null) : (codes[at - 1] ?? null)
  return code
}

export function codeOf(found: FoundPlace): string {
  return found.kind === 'hotel' ? found.code : found.place.code
}
