import type { ClimateMonth } from './climate.ts'
import type { Guide } from './guide.ts'
import type { Picture } from './values.ts'

/** A destination, as editors write about it. Prices and hotels are in `@wojaz/offers`; `code` connects the two. */
export interface Destination {
  /** SEO names from the country down: 'grecja', 'grecja/kreta', 'grecja/kreta/malia'. */
  path: string
  kind: DestinationKind
  code: string
  name: string
  /** 'w Grecji'; the plain name if an editor has not written it. */
  nameIn: string
  /** 'do Grecji' */
  nameTo: string
  lead: string | null
  html: string
  picture: Picture | null
  /** January first; null: not written. */
  climate: ClimateMonth[] | null
  /** For travellers; null: not written. */
  guide: Guide | null
  /** Highlighted in the list of destinations. */
  featured: boolean
  /** ISO timestamp. */
  updatedAt: string
}

export const destinationKinds = ['direction', 'region', 'resort'] as const
export type DestinationKind = (typeof destinationKinds)[number]

/** The SEO names in the URL of a destination. Empty and missing names are equal. */
export interface SeoNames {
  direction?: string | null
  region?: string | null
  resort?: string | null
}

/** In the place of a region or a resort it means a season, not a place. */
const seasonSegment = 'zima'

/** Returns null when no place can have these names, for instance a resort without its region. */
export function destinationPath({ direction, region, resort }: SeoNames): string | null {
  if (!direction || (resort && !region)) return null
  const names = [direction, place(region), place(region) && place(resort)]
  const path = names.filter((name) => name !== null).join('/')
  return isDestinationPath(path) ? path : null
}

/** True for up to three valid SEO names. */
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
