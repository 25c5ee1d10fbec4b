/** A fact of a component: a text or a timestamp. */
export interface Option {
  key: string
  value?: string
  dateValue?: string
}

/** Returns facts in the form of the public API, in their order. Empty facts are left out. `moments` are returned as dates. */
export function optionsOf(facts: object, moments: readonly string[] = []): Option[] {
  return Object.entries(facts).flatMap(([key, value]) => optionOf(key, value, moments))
}

function optionOf(key: string, value: unknown, moments: readonly string[]): Option[] {
  if (value == null) return []
  if (typeof value !== 'object')
    return [moments.includes(key) ? { key, dateValue: String(value) } : { key, value: String(value) }]
  // Codes: an empty list is left out.
  if (Array.isArray(value)) return value.length > 0 ? [{ key, value: value.join(',') }] : []
  if ('src' in value && 'alt' in value)
    return optionsOf({ [`${key}Url`]: value.src, [`${key}Alt`]: value.alt })
  if ('label' in value && 'url' in value)
    return optionsOf({ [`${key}Label`]: value.label, [`${key}Url`]: value.url })
  return optionsOf(value)
}
