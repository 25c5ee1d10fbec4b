const rules = new Intl.PluralRules('pl')

/** `1 dzień`, `3 dni`, `5 dni`. */
export function counted(count: number, one: string, few: string, many: string): string {
  const form = rules.select(count)
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`
}
