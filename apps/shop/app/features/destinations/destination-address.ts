import type { SeoNames } from '@wojaz/content'

/** What a path below `/wypoczynek` is about. Whether the place exists is checked elsewhere. */
export type DestinationAddress = { names: SeoNames; isWinter: boolean } & (
  | { kind: 'place' }
  | { kind: 'offers'; criteria: string }
  | { kind: 'flights'; city: string }
)

export const destinationsUrl = '/wypoczynek'

const winter = 'zima'

/** The URL of a place; its path has the names from the country down. */
export function placeUrl({ path }: { path: string }): string {
  return `${destinationsUrl}/${path}`
}

/** Returns null for another kind of path, for instance a hotel card. */
export function readDestinationAddress(path: string): DestinationAddress | null {
  if (!path.startsWith(`${destinationsUrl}/`)) return null
  const segments = path.slice(destinationsUrl.length + 1).split('/')
  const [, what, name] = /^(oferty|wyloty-z)-(.+)$/.exec(segments.at(-1) ?? '') ?? []
  const [direction, region, resort, ...rest] = what ? segments.slice(0, -1) : segments
  if (!direction || rest.length > 0) return null
  const place = { names: { direction, region, resort }, isWinter: region === winter || resort === winter }
  if (what === 'oferty' && name) return { ...place, kind: 'offers', criteria: name }
  if (what === 'wyloty-z' && name) return { ...place, kind: 'flights', city: name }
  return { ...place, kind: 'place' }
}
