/** Without a language prefix; below it a city (`z-warszawy`) or a country (`grecja`). */
export const chartersUrl = '/czartery'

export type ChartersAddress = { kind: 'city'; city: string } | { kind: 'country'; country: string }

/** What a landing page of flights is about. Null: neither a city nor a country. */
export function readChartersAddress(path: string): ChartersAddress | null {
  const [, city, country] = /^\/czartery\/(?:z-([a-z0-9-]+)|(?!z-)([a-z0-9-]+))$/.exec(path) ?? []
  if (city) return { kind: 'city', city }
  return country ? { kind: 'country', country } : null
}

/** Names as in URLs: 'warszawy', 'grecja'. */
export function chartersAddress(address: ChartersAddress): string {
  return `${chartersUrl}/${address.kind === 'city' ? `z-${address.city}` : address.country}`
}
