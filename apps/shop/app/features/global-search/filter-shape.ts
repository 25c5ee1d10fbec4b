import type { GlobalSearchFilter, SearchOption, TypeOption } from '@wojaz/offers'
import { having, isFlag, isNumber, isText, listOf, orNull, type Shape } from '../../browser/answer-shape.ts'

/** The shape of the `gs` response that the form relies on: lists of options with a name, and days with a price. */

const isOption: Shape<SearchOption> = (value) => option(value)

const option = having<SearchOption>({
  code: isText,
  label: isText,
  enabled: isFlag,
  count: isNumber,
  fromPrice: orNull(isNumber),
  options: listOf(isOption),
})

type Kind = TypeOption['additionalOptions'][number]
const isKind = having<Kind>({ value: isText as Shape<Kind['value']>, label: isText })
const isType = having<TypeOption>({ additionalOptions: listOf(isKind) })

const lists = ['TYPE', 'AIRPORT', 'HOURS', 'REGION', 'DURATION', 'WAY', 'CABIN']

function isFilter(value: unknown): value is GlobalSearchFilter {
  if (!having<{ filterType: string; options?: unknown; days?: unknown }>({ filterType: isText })(value))
    return false
  const { filterType, options, days } = value
  if (filterType === 'CALENDAR') return listOf(having({ date: isText, price: isNumber }))(days)
  if (filterType === 'TYPE' && !listOf(isType)(options)) return false
  return !lists.includes(filterType) || listOf(isOption)(options)
}

export const areFilters = listOf(isFilter)
