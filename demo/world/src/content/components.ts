import type { Localised } from '@wojaz/travel/locale'
import { facultativeTripsOnOffer } from './trips/trips.ts'
import type { Fields, Link } from './words.ts'

export function countdown(fields: {
  heading: Localised
  text: Localised
  /** The tile counts down to it and then disappears. */
  until: Fields
  picture: Fields
  link: Link
}): Fields {
  return { blockType: 'countdownTile', active: true, validTo: fields.until, ...fields }
}

interface Carousel {
  source: 'promoted' | 'lastMinute' | 'topHotels' | 'lastWatched' | 'lastSearch'
  heading: Localised
  lead?: Localised
  tripType?: 'WS' | 'DW' | 'WO' | 'NR' | 'CZ'
  count?: number
  destinations?: string[]
  link?: Link
  /** For seasons, counted from the day of seeding. */
  departs?: { from: Fields; to: Fields }
}

export function offerCarousel({ destinations = [], count = 8, departs, ...fields }: Carousel): Fields {
  const criteria = { destinations, startDate: departs?.from, endDate: departs?.to }
  return { blockType: 'offerCarousel', active: true, count, criteria, ...fields }
}

export function topDestinations(fields: {
  heading: Localised
  lead: Localised
  tripType: 'WS' | 'NR' | 'CZ'
  destinations: string[]
  link?: Link
}): Fields {
  return { blockType: 'topDestinations', active: true, count: fields.destinations.length, ...fields }
}

/** Without destinations it uses the place of the page. */
export function priceChart(heading: Localised, lead: Localised): Fields {
  return { blockType: 'priceChart', active: true, heading, lead, destinations: [] }
}

export function facultativeTrips(heading: Localised, lead: Localised): Fields {
  return {
    blockType: 'facultativeTrips',
    active: true,
    heading,
    lead,
    count: 6,
    trips: facultativeTripsOnOffer,
  }
}

export function blogPosts(heading: Localised, count: number, link: Link): Fields {
  return { blockType: 'blogPosts', active: true, heading, count, link }
}

/** Questions of whole topics, or single ones by their key. */
export function faq(heading: Localised | null, chosen: { topics?: string[]; questions?: Fields[] }): Fields {
  return { blockType: 'faq', active: true, heading, topics: [], questions: [], ...chosen }
}

export function newsletterForm(fields: {
  heading: Localised
  lead: Localised
  list?: 'newsletter' | 'presale'
  picture?: Fields
  consent: Localised
  thanks: Localised
}): Fields {
  return {
    blockType: 'newsletterForm',
    active: true,
    list: 'newsletter',
    ...fields,
    consent: { markdown: fields.consent },
  }
}

export function contactForm(fields: {
  heading: Localised
  lead: Localised
  topics: { code: string; label: Localised }[]
  consent: Localised
  thanks: Localised
}): Fields {
  return { blockType: 'contactForm', active: true, ...fields, consent: { markdown: fields.consent } }
}

export function seoText(heading: Localised, markdown: Localised): Fields[] {
  return [{ blockType: 'seoText', active: true, heading, body: { markdown }, collapsed: true }]
}

export function seoLinks(heading: Localised, groups: { label: Localised; links: Link[] }[]): Fields[] {
  return [{ blockType: 'seoLinks', active: true, heading, groups }]
}

export function regulations(heading: Localised | null, markdown: Localised): Fields {
  return { blockType: 'regulations', active: true, heading, body: { markdown } }
}
