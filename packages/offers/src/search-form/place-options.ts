import type { OfferIndex } from '../engine/offer-index.ts'
import type { CountedPlace } from './form-counts.ts'
import type { PlaceOption } from './global-search-options.ts'
import type { OptionTags } from './option-tags.ts'

/** Number of highlighted countries, and of highlighted places within each. */
const popularCountries = 8
const popularParts = 3

export function placeOptions(
  index: OfferIndex,
  places: readonly CountedPlace[],
  chosen: ReadonlySet<string>,
  tags: OptionTags,
): PlaceOption[] {
  const wanted = popularityOf(index)
  return optionsOf(places, popularCountries)

  function optionsOf(list: readonly CountedPlace[], popular: number): PlaceOption[] {
    const highlighted = mostWanted(list, wanted, popular)
    return list.map(({ code, kind, name, count, fromPrice, children }) => {
      const options = optionsOf(children, popularParts)
      const selected = chosen.has(code)
      return {
        code,
        kind,
        label: name,
        value: code,
        selected,
        enabled: count > 0,
        indeterminate: !selected && options.some((option) => option.selected || option.indeterminate),
        highlighted: highlighted.has(code),
        assignedTags: kind === 'airport' ? ['CHARTER'] : tags.ofPlace(code),
        count,
        fromPrice,
        options,
      }
    })
  }
}

/** Only among options that can be chosen. With few options nothing is highlighted. */
function mostWanted(
  places: readonly CountedPlace[],
  wanted: ReadonlyMap<string, number>,
  popular: number,
): ReadonlySet<string> {
  const possible = places.filter(({ count }) => count > 0)
  if (possible.length <= popular) return new Set()
  return new Set(
    possible
      .map(({ code }) => code)
      // the most popular hotels, then a fixed order
      .sort((a, b) => (wanted.get(b) ?? 0) - (wanted.get(a) ?? 0) || (a < b ? -1 : 1))
      .slice(0, popular),
  )
}

function popularityOf({ register, columns }: OfferIndex): ReadonlyMap<string, number> {
  const { hotels, hotelResort, places, placeParent } = register
  const wanted = new Float64Array(places.length)
  for (let hotel = 0; hotel < hotels.length; hotel++) {
    for (let place = hotelResort[hotel]!; place >= 0; place = placeParent[place]!) {
      wanted[place]! += columns.hotelPopularity[hotel]!
    }
  }
  return new Map(places.map(({ code }, place) => [code, wanted[place]!]))
}
