import fc from 'fast-check'
import { weighted } from './choices.ts'
import { oddText, oddValue } from './odd-values.ts'

type Place = readonly (string | number)[]

/** The same value with one of its parts replaced, doubled, removed or extended. */
export function brokenInOnePlace(value: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(value)
  const anywhere = fc.constantFrom(...places)
  const replaced = fc.tuple(anywhere, oddValue).map(([place, odd]) => changedAt(value, place, () => odd))
  const doubled = anywhere.map((place) => changedAt(value, place, (known) => [known, known]))
  const lacking = anywhere.map((place) => without(value, place))
  const joined = fc
    .tuple(anywhere, oddText, oddValue)
    .map(([place, name, odd]) => changedAt(value, place, (known) => withOwn(known, name, odd)))
  return weighted([5, replaced], [1, doubled], [2, lacking], [1, joined])
}

function placesIn(value: unknown, here: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [here]
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => placesIn(item, [...here, index]))
    : Object.entries(value).flatMap(([name, item]) => placesIn(item, [...here, name]))
  return [here, ...inner]
}

function changedAt(value: unknown, [step, ...rest]: Place, change: (known: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? changedAt(item, rest, change) : item))
  const known = value as Record<string, unknown>
  return withOwn(known, String(step), changedAt(known[step], rest, change))
}

/** Without the whole value nothing is left. */
function without(value: unknown, place: Place): unknown {
  const last = place.at(-1)
  return changedAt(value, place.slice(0, -1), (known) => {
    if (last === undefined) return undefined
    if (Array.isArray(known)) return known.filter((_, index) => index !== last)
    return Object.fromEntries(Object.entries(known as object).filter(([name]) => name !== last))
  })
}

/** Also for `__proto__`, which an assignment would not set. A non-object becomes an object. */
function withOwn(known: unknown, name: string, value: unknown): object {
  const others = Object.entries(Object(known)).filter(([other]) => other !== name)
  return Object.fromEntries([...others, [name, value]])
}
