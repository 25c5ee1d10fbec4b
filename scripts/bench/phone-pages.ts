import { setTimeout as pause } from 'node:timers/promises'
import { readMailFolder } from '@wojaz/mail/mail-folder'
import { hotelCardAddress } from '@wojaz/travel/offer-code'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { bookTrip, buyer } from './book-trip.ts'
import { type ListedOffer, listedOffers } from './listed-offers.ts'

export interface PhonePage {
  readonly name: string
  readonly path: string
  /** For a page that only its guest may open. */
  readonly cookie?: string
}

/** One page of each kind that a guest opens on the way. */
export async function phonePages(siteUrl: string, mailFolder: string): Promise<PhonePage[]> {
  const offers = await listedOffers(siteUrl, 40)
  const [first] = offers
  if (!first) throw new Error('There are no offers.')
  return [
    { name: 'home', path: '/' },
    { name: 'list', path: tripTypeConfiguration.WS.listingPath },
    { name: 'card', path: hotelCardAddress(first.hotelUrl, first.tripType, first.offerCode) },
    { name: 'destination', path: '/wypoczynek/grecja' },
    { name: 'flights', path: tripTypeConfiguration.CZ.listingPath },
    { name: 'chart', path: '/kiedy-najtaniej?c=GR' },
    { name: 'attraction', path: await anAttraction(siteUrl) },
    { name: 'reservation', ...(await aReservation(siteUrl, mailFolder, offers)) },
  ]
}

/** Attractions are imported from their suppliers after the start. */
export function anAttraction(siteUrl: string): Promise<string> {
  return until('There are no attractions.', async () => {
    const landing = await (await fetch(`${siteUrl}/atrakcje`)).text()
    return /href="(\/atrakcje\/[^"/?]+\/[^"/?]+-\d+)/.exec(landing)?.[1]
  })
}

/** A guest buys a trip and opens an account with the same address, which the trip joins. */
async function aReservation(siteUrl: string, mailFolder: string, offers: readonly ListedOffer[]) {
  const number = await orderOf(siteUrl, offers)
  const post = (call: string, body: object) =>
    fetch(`${siteUrl}/api/www/mytui/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const password = 'zwykłe zdanie o morzu'
  await post('register', { ...buyer, password })
  const token = new URL(await linkIn(mailFolder, 'mytui/aktywacja')).searchParams.get('token')
  const opened = await post('activate', { token, password })
  const cookie = opened.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return { path: `/mytui/rezerwacja/${number}/karta/podsumowanie`, cookie }
}

async function orderOf(siteUrl: string, offers: readonly ListedOffer[]): Promise<string> {
  for (const offer of offers) {
    const { orderNumber } = await bookTrip(siteUrl, offer, () => {})
    if (orderNumber) return orderNumber
  }
  throw new Error('Everything is sold out.')
}

function linkIn(mailFolder: string, page: string): Promise<string> {
  const link = new RegExp(`https?://\\S+/${page}\\S*`)
  return until(`No email has a link to ${page}.`, async () => {
    const texts = (await readMailFolder(mailFolder)).map(({ email }) => email.text ?? '')
    return link.exec(texts.join('\n'))?.[0]
  })
}

async function until(complaint: string, look: () => Promise<string | undefined>): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const found = await look()
    if (found) return found
    await pause(300)
  }
  throw new Error(complaint)
}
