import type { Category, ListedAttraction } from '@wojaz/attractions'
import { type AttractionIndex, pictureName, themeName } from '@wojaz/attractions/server'
import type { Picture } from '@wojaz/content'
import { isDrawing } from '@wojaz/pictures'
import type { Locale } from '@wojaz/travel/locale'
import { attractionPath } from '../../app/features/attractions/attraction-address.ts'
import type { AttractionCardView, AttractionTile } from '../../app/features/attractions/attraction-view.ts'

const shownSize = { width: 1200, height: 800 }

/**
 * Pages load pictures only from the shop. A drawing is recognised by its name, whatever host a supplier uses. The shop downloads
 * and scales suppliers' photos under its own URL.
 */
export function shownPicture(attractionNumber: number, src: string, alt: string): Picture | null {
  if (!URL.canParse(src)) return isDrawing(src) ? { src, alt, ...shownSize } : null
  const { pathname, protocol } = new URL(src)
  if (!/^https?:$/.test(protocol)) return null
  const own = isDrawing(pathname) ? pathname : `/file/partner/${pictureName(attractionNumber, src)}`
  return { src: own, alt, ...shownSize }
}

export function cardOf(index: AttractionIndex, listed: ListedAttraction, locale: Locale): AttractionCardView {
  const title = listed.titles[locale]
  return {
    number: listed.number,
    path: pathOf(index, listed.placeCode, listed.titles.pl, listed.number),
    title,
    summary: listed.summaries[locale],
    picture:
      listed.picture && shownPicture(listed.number, listed.picture.src, listed.picture.caption ?? title),
    place: listed.placeCode && index.placeName(listed.placeCode, locale),
    at: listed.at,
    duration: listed.duration,
    priceFrom: listed.priceFrom,
    cutoffHours: listed.cutoffHours,
    hasPickup: listed.pickup !== 'none',
    isConfirmedAtOnce: listed.isConfirmedAtOnce,
  }
}

/** One URL path in all languages: the region and the Polish title. */
export function pathOf(
  index: AttractionIndex,
  placeCode: string | null,
  title: string,
  number: number,
): string {
  const region = index.pathOf(placeCode).find((code) => index.places.get(code)?.kind === 'region')
  return attractionPath(index.places.get(region ?? '')?.seoName ?? null, title, number)
}

/** Regions, those with the most attractions first. */
export function placeTiles(index: AttractionIndex, locale: Locale, limit: number): AttractionTile[] {
  const found = new Map<string, { count: number; first: ListedAttraction }>()
  for (const listed of recommended(index)) {
    const region = index.pathOf(listed.placeCode).find((code) => index.places.get(code)?.kind === 'region')
    const known = region ? found.get(region) : undefined
    if (known) known.count += 1
    else if (region) found.set(region, { count: 1, first: listed })
  }
  return mostFirst(found, limit, (code) => index.placeName(code, locale))
}

export function themeTiles(index: AttractionIndex, locale: Locale, limit: number): AttractionTile[] {
  const found = new Map<Category, { count: number; first: ListedAttraction }>()
  for (const listed of recommended(index)) {
    for (const theme of listed.categories) {
      const known = found.get(theme)
      if (known) known.count += 1
      else found.set(theme, { count: 1, first: listed })
    }
  }
  return mostFirst(found, limit, (code) => themeName(code, locale))
}

const recommended = (index: AttractionIndex) =>
  Array.from(index.orders.recommended, (row) => index.listed[row]).filter((one) => one !== undefined)

function mostFirst<Code extends string>(
  found: ReadonlyMap<Code, { count: number; first: ListedAttraction }>,
  limit: number,
  nameOf: (code: Code) => string,
): AttractionTile[] {
  return [...found]
    .sort(([a, { count: many }], [b, { count: more }]) => more - many || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([code, { count, first }]) => ({
      code,
      name: nameOf(code),
      count,
      picture: first.picture && shownPicture(first.number, first.picture.src, ''),
    }))
}
