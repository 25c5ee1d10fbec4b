import type { Order } from '@wojaz/booking'
import { guideTo } from '@wojaz/content'
import { dayFormat } from '@wojaz/travel/dates'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { placeWords } from '@wojaz/travel/place'
import type { GuideView } from '../../app/features/reservation/guide-view.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { climateOf } from '../destinations/climate-of.ts'
import { deliveryContext, servicesContext } from '../request/context.ts'
import { climateFacts } from './climate-facts.ts'

/** The editors' texts about the resort, region and country of a trip; the most specific one first. */
export async function guidePart(
  context: Context,
  { offer }: Order,
): Promise<GuideView & { tab: 'przewodnik' }> {
  const locale = localeOf(context)
  const path = offer.breadcrumbs.flatMap(({ seoName }) => seoName || []).join('/')
  const destinations = await context.get(servicesContext).content.destinations(locale)
  const places = destinations
    .filter((one) => `${path}/`.startsWith(`${one.path}/`))
    .toSorted((one, other) => one.path.length - other.path.length)
  const nearest = places.at(-1)
  const month = Number(offer.departureDate.slice(5, 7)) - 1
  const climate = climateOf(places, path)?.[month]
  return {
    tab: 'przewodnik',
    place: placeWords(offer.breadcrumbs),
    month: monthName(locale, month),
    weather: climate ? climateFacts(context.get(deliveryContext).i18n.t, climate) : null,
    guide: guideTo(places),
    aboutUrl: nearest ? localisedPath(locale, `/wypoczynek/${nearest.path}`) : null,
  }
}

function monthName(locale: Locale, month: number): string {
  return dayFormat(locale, { month: 'long' }).format(Date.UTC(2026, month, 15))
}
