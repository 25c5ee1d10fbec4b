import type { Locale } from '@wojaz/travel/locale'
import {
  type Attraction,
  type AttractionOption,
  type AttractionTexts,
  isCategory,
  type MeetingPoint,
  type TicketKind,
} from '../model/attraction.ts'
import { isTimeZone } from '../rules/local-time.ts'
import { groszeOf, least } from './octo-money.ts'
import { forEvery, requiredOf } from './octo-required.ts'
import type { OctoOption, OctoProduct, OctoUnit } from './octo-shapes.ts'
import type { SuppliedAttraction } from './supplier.ts'

/** A product in every language that was requested; a missing language is replaced by Polish or any other. */
export type ProductByLocale = ReadonlyMap<Locale, OctoProduct>

type Content = Pick<OctoProduct, 'features' | 'media' | 'locations' | 'categoryLabels' | 'commentary'>
type Place = NonNullable<OctoProduct['locations']>[number]

const goodToKnow = new Set([
  'PREBOOKING_INFORMATION',
  'PREARRIVAL_INFORMATION',
  'REDEMPTION_INSTRUCTION',
  'ACCESSIBILITY_INFORMATION',
  'ADDITIONAL_INFORMATION',
])

/** Maps an OCTO product to our model. */
export function attractionOf(products: ProductByLocale): SuppliedAttraction {
  const product = inLocale(products, 'pl')
  const options = product.options.map((option) => optionOf(products, option))
  // Values for all options should be at the product, but some suppliers have them only at the options.
  const all: Content[] = [product, ...product.options]
  const labels = all.flatMap(({ categoryLabels }) => categoryLabels ?? [])
  const spots = all.flatMap(({ locations }) => locations ?? [])
  return {
    productId: product.id,
    texts: forEvery((locale) => textsOf(inLocale(products, locale))),
    pictures: picturesOf(all),
    at: coordinatesOf(startOf(spots) ?? spots.find((spot) => coordinatesOf(spot) !== null)),
    categories: [...new Set(labels.filter(isCategory))],
    languages: [...new Set(all.flatMap(({ commentary }) => commentary ?? []).map(languageOf))],
    duration: durationOf(product),
    timeZone: product.timeZone && isTimeZone(product.timeZone) ? product.timeZone : 'UTC',
    meetingPoint: meetingPointOf(products),
    pickup: pickupOfAll(options),
    isAccessible: labels.includes('wheelchair-accessible'),
    isConfirmedAtOnce: product.instantConfirmation,
    visit: product.availabilityType === 'START_TIME' ? 'start-time' : 'opening-hours',
    options,
    priceFrom: least(product.options.map(priceOfGrownUp)),
  }
}

function textsOf(product: OctoProduct): AttractionTexts {
  const { title, internalName, shortDescription, description, features } = product
  const featuresOf = (isOf: (type: string) => boolean) =>
    (features ?? []).flatMap(({ type, shortDescription: said }) => (isOf(type) && said ? said : []))
  return {
    title: title || internalName || product.id,
    summary: shortDescription ?? '',
    description: description ?? '',
    highlights: featuresOf((type) => type === 'HIGHLIGHT'),
    included: featuresOf((type) => type === 'INCLUSION'),
    excluded: featuresOf((type) => type === 'EXCLUSION'),
    goodToKnow: featuresOf((type) => goodToKnow.has(type)),
  }
}

function optionOf(products: ProductByLocale, option: OctoOption): AttractionOption {
  const inThat = (locale: Locale) =>
    inLocale(products, locale).options.find(({ id }) => id === option.id) ?? option
  return {
    id: option.id,
    isDefault: option.default,
    titles: forEvery((locale) => inThat(locale).title || option.internalName || option.id),
    startTimes: option.availabilityLocalStartTimes.map((time) => time.slice(0, 5)).toSorted(),
    cutoff: { amount: option.cancellationCutoffAmount, unit: option.cancellationCutoffUnit },
    minTickets: option.restrictions.minUnits ?? null,
    maxTickets: option.restrictions.maxUnits ?? null,
    pickup: option.pickupRequired ? 'always' : option.pickupAvailable ? 'possible' : 'none',
    ticketKinds: option.units.map((unit) => kindOf(unit, (locale) => inThat(locale).units)),
    required: requiredOf(option, inThat),
  }
}

function kindOf(unit: OctoUnit, unitsIn: (locale: Locale) => readonly OctoUnit[]): TicketKind {
  const { minAge, maxAge, minQuantity, maxQuantity, paxCount, accompaniedBy } = unit.restrictions
  const inThat = (locale: Locale) => unitsIn(locale).find(({ id }) => id === unit.id) ?? unit
  return {
    id: unit.id,
    type: unit.type,
    titles: forEvery((locale) => inThat(locale).title || unit.internalName || unit.id),
    minAge: minAge ?? 0,
    maxAge: maxAge ?? 120,
    minQuantity: minQuantity ?? null,
    maxQuantity: maxQuantity ?? null,
    people: Math.max(1, paxCount ?? 1),
    accompaniedBy: accompaniedBy ?? [],
    required: requiredOf(unit, inThat),
    priceFrom: priceOf(unit),
  }
}

/** Of an adult ticket; if there is none, of the cheapest ticket above 0, or of the option as a whole. */
function priceOfGrownUp(option: OctoOption): number | null {
  const adult = least(option.units.filter(({ type }) => type === 'ADULT').map(priceOf))
  const paid = option.units.map(priceOf).filter((price) => price !== null && price > 0)
  return adult ?? least(paid) ?? priceOf(option)
}

function priceOf({ pricingFrom, pricing }: Pick<OctoUnit, 'pricingFrom' | 'pricing'>): number | null {
  return groszeOf(pricingFrom) ?? groszeOf(pricing)
}

function picturesOf(all: readonly Content[]) {
  const seen = new Set<string>()
  return all
    .flatMap(({ media }) => media ?? [])
    .filter(({ src, type, rel }) => {
      const isNew = type.startsWith('image/') && rel !== 'LOGO' && /^https?:/.test(src) && !seen.has(src)
      seen.add(src)
      return isNew
    })
    .toSorted((a, b) => Number(b.rel === 'COVER') - Number(a.rel === 'COVER'))
    .map(({ src, caption }) => ({ src, caption: caption ?? null }))
}

function startOf(spots: readonly Place[]): Place | undefined {
  return (
    spots.find(({ types }) => types.includes('START')) ??
    spots.find(({ types }) => types.includes('REDEMPTION'))
  )
}

function coordinatesOf(spot: Place | undefined) {
  const { latitude, longitude } = spot?.place ?? {}
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
}

function meetingPointOf(products: ProductByLocale): MeetingPoint | null {
  const written = spotOf(inLocale(products, 'pl'))
  if (!written) return null
  const said = [...products].flatMap(([locale, product]) => {
    const spot = locale === 'pl' ? undefined : spotOf(product)
    return spot ? [[locale, wordsOf(spot)] as const] : []
  })
  return { ...wordsOf(written), at: coordinatesOf(written), said: Object.fromEntries(said) }
}

function spotOf(product: OctoProduct): Place | undefined {
  const all: Content[] = [product, ...product.options]
  return startOf(all.flatMap(({ locations }) => locations ?? []))
}

function wordsOf(spot: Place): Pick<MeetingPoint, 'name' | 'address' | 'directions'> {
  const { streetAddress, postalCode, addressLocality, addressCountry } = spot.place?.postalAddress ?? {}
  const town = [postalCode, addressLocality].filter(Boolean).join(' ')
  return {
    name: spot.title ?? '',
    address: [streetAddress, town, addressCountry].filter(Boolean).join(', '),
    directions: spot.shortDescription ?? '',
  }
}

function durationOf({
  durationMinutesFrom,
  durationMinutesTo,
  options,
}: OctoProduct): Attraction['duration'] {
  const from = durationMinutesFrom ?? options.find(({ durationMinutesFrom: one }) => one)?.durationMinutesFrom
  return from ? { from, to: durationMinutesTo ?? null } : null
}

function pickupOfAll(options: readonly AttractionOption[]): Attraction['pickup'] {
  if (options.every(({ pickup }) => pickup === 'always')) return 'always'
  return options.some(({ pickup }) => pickup !== 'none') ? 'possible' : 'none'
}

const languageOf = ({ language }: { language: string }) => language.slice(0, 2).toLowerCase()

function inLocale(products: ProductByLocale, locale: Locale): OctoProduct {
  const product = products.get(locale) ?? products.get('pl') ?? [...products.values()][0]
  if (!product) throw new Error('A product in no language.')
  return product
}
