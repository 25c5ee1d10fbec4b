/** A fact of a component: either a text or a moment. */
export interface Option {
  key: string
  value?: string
  dateValue?: string
}

/** Facts as the specification's clients know them, in their order; what is not said is left out. `moments` are told as dates. */
export function optionsOf(facts: object, moments: readonly string[] = []): Option[] {
  return Object.entries(facts).flatMap(([key, value]) => optionOf(key, value, moments))
}

function optionOf(key: string, value: unknown, moments: readonly string[]): Option[] {
  if (value == null) return []
  if (typeof value !== 'object')
    return [moments.includes(key) ? { key, dateValue: String(value) } : { key, value: String(value) }]
  // Codes: an empty list says nothing.
  if (Array.isArray(value)) return value.length > 0 ? [{ key, value: value.join(',') }] : []
  if ('src' in value && 'alt' in value)
    return optionsOf({ [`${key}Url`]: value.src, [`${key}Alt`]: value.alt })
  if ('label' in value && 'url' in value)
    return optionsOf({ [`${key}Label`]: value.label, [`${key}Url`]: value.url })
  return optionsOf(value)
}
