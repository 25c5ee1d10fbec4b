import fc from 'fast-check'
import { joined, weighted, word } from './choices.ts'
import { oddSegment } from './odd-values.ts'

const fields = word(`
  id url title active updatedAt createdAt _status slots slots.components slots.name slots.components.heading pageType
  popup popup.name email password hash roles path code filename mimeType from question name nothing __proto__
  constructor id.id
`)
const operators = word(`
  equals not_equals in not_in all exists like not_like contains greater_than greater_than_equal less_than
  less_than_equal near within intersects nonsense
`)
const values = weighted([2, word('2 abc true /zima 2026-06-01 1,2,3 null [] {} - cs')], [1, oddSegment])

const wheres = weighted(
  [6, joined('where[', fields, '][', operators, ']=', values)],
  [
    2,
    word(`
      where=1 where[]=1 where[or]=1 where[and][0]=x where[url]=1 where[or][0][and][0][url][equals]=/
      where[id][in][]=x&where[id][in][]=2 where[id][equals][$ne]=1 where${'[or][0]'.repeat(40)}[url][equals]=/
    `),
  ],
)

const settings = joined(
  word(`
    limit page depth sort locale fallback-locale fallbackLocale draft autosave select select[title] select[nothing]
    populate populate[media][x] joins joins[x][limit] pagination trash data flattenLocales filterByActive
    filterByDirections previewToken direction criteria city topic publishSpecificLocale duplicateFromID sort[] limit[]
  `),
  '=',
  fc.oneof(values, word('0 -1 1e9 99999999999 NaN all * xx maybe -url password slots.components')),
)

/** Up to three query parameters, valid and invalid ones. */
export const cmsQueries: fc.Arbitrary<string[]> = fc.array(weighted([2, wheres], [3, settings]), {
  maxLength: 3,
})

/** For bulk changes: no document has such an id. */
export const narrowQueries: fc.Arbitrary<string[]> = cmsQueries.map((query) => [
  'where[id][less_than]=-1',
  ...query,
])
