import type { Suggestion } from '@wojaz/offers'
import { matchesTyped } from '@wojaz/travel/locale'
import { everyPlace, type PlaceChoice } from './search-options.ts'

/** Something found by its name: a place to choose, or a hotel to go to. */
export type FoundPlace =
  | { kind: 'place'; place: PlaceChoice; within: string }
  | { kind: 'hotel'; code: string; label: string; within: string; url: string }

/** More are no help: the guest types another letter. */
const shownAtMost = 20

/**
 * What a guest may mean who types this. Places whose name begins so are known at once; the shop's own answer, when there is one
 * to these very letters, goes first: it forgives typos, knows hotels, and has the likeliest on top.
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
    // What is not sold with the rest as it is chosen stands there all the same, and says so.
    const place = known.find(({ place: { code } }) => code === one.code)?.place ?? unsold(one)
    return [{ kind: 'place', place, within }]
  })
  const begun = known
    .filter(({ place, within }) => matchesTyped([place.label, ...within].join(' '), typed))
    .filter(({ place }) => !suggestions.some(({ code }) => code === place.code))
    .map(({ place, within }): FoundPlace => ({ kind: 'place', place, within: within.join(', ') }))
  return [...suggested, ...begun].slice(0, shownAtMost)
}

/** Who flies only chooses a country, a region or an airport: what lies deeper stands for the region it is in, hotels for nothing. */
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

/** The code the arrow keys lead to from another; null: the text field itself, above the first and below the last. */
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
