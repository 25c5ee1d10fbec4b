import { type AttractionFacet, attractionFacets } from './attraction-query.ts'
import { facetValues, type ListedAttraction } from './listed-attraction.ts'

/** Many attractions have the same combination of values in a facet: each row stores the number of its combination. */
export interface FacetColumn {
  readonly facet: AttractionFacet
  /** The most frequent first. */
  readonly values: readonly string[]
  /** Indexes in `values`, for each kind. */
  readonly kinds: readonly (readonly number[])[]
  /** For each row. */
  readonly kindOf: Uint16Array
}

/** Facets that are counted together: one step per row instead of one per facet. */
export interface FacetGroup {
  /** Indexes of the columns. */
  readonly columns: readonly number[]
  /** The kinds of a profile, column by column. */
  readonly profiles: readonly (readonly number[])[]
  /** For each row. */
  readonly profileOf: Uint16Array
}

/** So many profiles can be counted and summed in negligible time. */
const mostProfiles = 2_000

export function facetColumns(listed: readonly ListedAttraction[]): FacetColumn[] {
  return attractionFacets.map((facet) => columnOf(facet, listed))
}

export function facetGroups(columns: readonly FacetColumn[]): FacetGroup[] {
  const groups: FacetGroup[] = []
  const byKinds = [...columns.keys()].sort((a, b) => columns[a]!.kinds.length - columns[b]!.kinds.length)
  for (const column of byKinds) {
    const last = groups.at(-1)
    const wider = last && groupOf(columns, [...last.columns, column])
    if (wider && wider.profiles.length <= mostProfiles) groups[groups.length - 1] = wider
    else groups.push(groupOf(columns, [column]))
  }
  return groups
}

function columnOf(facet: AttractionFacet, listed: readonly ListedAttraction[]): FacetColumn {
  const answers = listed.map((one) => facetValues[facet](one))
  const counts = new Map<string, number>()
  for (const value of answers.flat()) counts.set(value, (counts.get(value) ?? 0) + 1)
  const values = [...counts]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([value]) => value)
  const { numbers, things } = numbered(answers, (some) => some.join())
  const kinds = things.map((some) => [...new Set(some)].map((value) => values.indexOf(value)))
  return { facet, values, kinds, kindOf: numbers }
}

function groupOf(all: readonly FacetColumn[], columns: readonly number[]): FacetGroup {
  const rows = Array.from(all[0]!.kindOf, (_, row) => columns.map((column) => all[column]!.kindOf[row]!))
  const { numbers, things } = numbered(rows, (kinds) => kinds.join())
  return { columns, profiles: things, profileOf: numbers }
}

/** Numbers things so that equal things have the same number. */
function numbered<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string) {
  const known = new Map<string, number>()
  const different: Thing[] = []
  const numbers = Uint16Array.from(things, (thing) => {
    const key = keyOf(thing)
    const number = known.get(key) ?? different.push(thing) - 1
    known.set(key, number)
    return number
  })
  return { numbers, things: different }
}
