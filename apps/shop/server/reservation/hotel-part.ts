import { includedIn, type Order } from '@wojaz/booking'
import { telephoneAddress } from '@wojaz/travel/guest'
import { localisedPath } from '@wojaz/travel/locale'
import { factWords } from '@wojaz/travel/place'
import type { ReservationPart } from '../../app/features/reservation/reservation-view.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { readHotelContent } from '../hotel-card/hotel-content.ts'
import { readHotelView } from '../hotel-card/hotel-view.ts'
import { deliveryContext, servicesContext } from '../request/context.ts'

/**
 * The booked hotel and what its guests need: times, facts, location, contacts. It also works for a hotel that is not on sale any
 * more.
 */
export async function hotelPart(
  context: Context,
  { offer, wishes }: Pick<Order, 'offer' | 'wishes'>,
): Promise<Extract<ReservationPart, { tab: 'hotel' }>> {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const { i18n } = context.get(deliveryContext)
  const { hotelCode, latitude, longitude } = offer
  const [asked, ours] = await Promise.all([
    services.offers.hotel(hotelCode, locale),
    services.content.contact(locale),
  ])
  const found = asked.ok ? asked.value : null
  const view = found && (await readHotelView(found, services, locale))
  return {
    tab: 'hotel',
    stars: offer.stars,
    board: offer.boardName,
    hotelUrl: localisedPath(locale, offer.hotelUrl),
    rooms: offer.occupancies.map(({ roomName }) => roomName),
    wishes: wishes ?? null,
    checkIn: view?.facts.checkIn ?? null,
    checkOut: view?.facts.checkOut ?? null,
    facts: view ? factWords({ ...view, facts: withoutHours(view.facts) }, (key) => i18n.t(key)) : [],
    coordinates: { latitude, longitude },
    nearby: (view?.nearby ?? []).map(({ name, coordinates, km }) => ({ name, coordinates, km })),
    contact: contactOf(found?.content),
    help: {
      isResident: includedIn(offer).includes('RESIDENT'),
      phone: ours.emergencyPhone,
      hours: ours.emergencyHours,
      phoneUrl: telephoneAddress(ours.emergencyPhone),
    },
  }
}

function withoutHours<Facts extends { checkIn?: string; checkOut?: string }>({
  checkIn: _in,
  checkOut: _out,
  ...facts
}: Facts) {
  return facts
}

function contactOf(content: unknown) {
  const { contact } = readHotelContent(content)
  if (!contact) return null
  const { phone = null, email = null, address = null } = contact
  if (!phone && !email && !address) return null
  return { phone: phone ? { words: phone, url: telephoneAddress(phone) } : null, email, address }
}
