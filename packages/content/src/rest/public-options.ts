import type { LinkTo, Picture } from '../values.ts'

/** A fact of a component: either a text or a moment. */
export interface Option {
  key: string
  value?: string
  dateValue?: string
}

type Fact = string | number | boolean | null | undefined

export function options(facts: Record<string, Fact>, moments: Record<string, string | null> = {}): Option[] {
  return [
    ...Object.entries(facts).flatMap(([key, value]) =>
      value == null ? [] : [{ key, value: String(value) }],
    ),
    ...Object.entries(moments).flatMap(([key, dateValue]) =>
      dateValue === null ? [] : [{ key, dateValue }],
    ),
  ]
}

export function pictureFacts(name: string, picture: Picture | null): Record<string, Fact> {
  return { [`${name}Url`]: picture?.src, [`${name}Alt`]: picture?.alt }
}

export function linkFacts(name: string, link: LinkTo | null): Record<string, Fact> {
  return { [`${name}Label`]: link?.label, [`${name}Url`]: link?.url }
}

/** Lists of codes; an empty list says nothing. */
export function codeFact(codes: readonly string[]): Fact {
  return codes.length > 0 ? codes.join(',') : null
}
