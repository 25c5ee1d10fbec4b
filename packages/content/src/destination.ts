import type { ClimateMonth } from './climate.ts'
import type { Guide } from './guide.ts'
import type { Picture } from './values.ts'

/** A place one travels to as editors write about it. Prices and hotels are the offers' business; `code` joins the two. */
export interface Destination {
  /** SEO names from the country down: 'grecja', 'grecja/kreta', 'grecja/kreta/malia'. */
  path: string
  kind: DestinationKind
  code: string
  name: string
  /** 'w Grecji'; the bare name where an editor has not written it. */
  nameIn: string
  /** 'do Grecji' */
  nameTo: string
  lead: string | null
  html: string
  picture: Picture | null
  /** January first; null where nobody has written it. */
  climate: ClimateMonth[] | null
  /** For who travels there; null where nobody has written it. */
  guide: Guide | null
  /** Stands out in the list of destinations. */
  featured: boolean
  /** ISO moment. */
  updatedAt: string
}

export const destinationKinds = ['direction', 'region', 'resort'] as const
export type DestinationKind = (typeof destinationKinds)[number]

/** The names an address of a destination is made of; an empty one and a missing one are the same. */
export interface SeoNames {
  direction?: string | null
  region?: string | null
  resort?: string | null
}

/** In the place of a region or a resort it names a season, not a place. */
const seasonSegment = 'zima'

/** Null: no place can have these names, for instance a resort without its region. */
export function destinationPath({ direction, region, resort }: SeoNames): string | null {
  if (!direction || (resort && !region)) return null
  const names = [direction, place(region), place(region) && place(resort)]
  const path = names.filter((name) => name !== null).join('/')
  return isDestinationPath(path) ? path : null
}

/** Up to three SEO names. */
export function isDestinationPath(path: string): boolean {
  const names = path.split('/')
  if (path.length > 150 || names.length > destinationKinds.length) return false
  return names.every((name, depth) => isSeoName(name) && (depth === 0 || name !== seasonSegment))
}

export function isSeoName(name: string): boolean {
  return name.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
}

export function kindOfPath(path: string): DestinationKind {
  return destinationKinds[path.split('/').length - 1] ?? 'resort'
}

function place(name: string | null | undefined): string | null {
  return !name || name === seasonSegment ? null : name
}
