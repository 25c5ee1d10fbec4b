import { openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import { migrateMail } from '@wojaz/mail/server'
import { addDays } from '@wojaz/travel/dates'
import { encodeOfferCode } from '@wojaz/travel/offer-code'
import { accepted, refused } from '@wojaz/travel/outcome'
import { migratePriceAlerts } from '../src/migrate-price-alerts.ts'
import { openPriceAlerts } from '../src/price-alerts.ts'
import type { WatchedOffer } from '../src/watched-offer.ts'

export const noon = '2026-06-01T12:00:00Z'

export interface WrittenEmail {
  kind: string
  subject: string
  text: string
}

export type TestAlerts = Awaited<ReturnType<typeof openTestAlerts>>

/**
 * The price-alerts package with a separate database and offers whose prices a test sets, at noon until the test moves the clock.
 */
export async function openTestAlerts() {
  const { url, drop } = await createTestDatabase()
  const { pool, close } = openDatabase({ url, applicationName: 'test', onError() {} })
  await migrateMail(pool)
  await migratePriceAlerts(pool)
  let now = Date.parse(noon)
  let version = 1
  const totals = new Map<string, number | null>()
  const open = () =>
    openPriceAlerts({
      pool,
      secret: 'a secret for tests only',
      // Every call advances the clock by a millisecond, so that emails have an order.
      clock: () => new Date(now++),
      siteUrl: 'https://wojaz.example',
      log: { warn() {} },
      onEmails() {},
      offers: {
        get version() {
          return version
        },
        async offer(offerCode) {
          const total = totals.get(offerCode) ?? null
          return total === null ? refused({ code: 'room-sold-out' }) : accepted({ quote: { total } })
        },
      },
    })
  const alerts = open()

  /** In grosze; null: sold out. */
  function setTotal({ offerCode }: Pick<WatchedOffer, 'offerCode'>, total: number | null) {
    totals.set(offerCode, total)
    version += 1
  }

  const emailsTo = async (email: string): Promise<WrittenEmail[]> =>
    (
      await pool.query<WrittenEmail>(
        `select kind, contents->>'subject' as subject, contents->>'text' as text from mail.emails
          where recipient = $1 order by queued_at, id`,
        [email],
      )
    ).rows

  const tokenOf = (email: WrittenEmail | undefined, page: 'potwierdzenie' | 'rezygnacja') =>
    new RegExp(`${page}\\?token=(\\S+)`).exec(email?.text ?? '')?.[1] ?? ''

  return {
    alerts,
    pool,
    /** Another node of the same shop. */
    neighbour: open,
    setClock(moment: string) {
      now = Date.parse(moment)
    },
    setTotal,
    emailsTo,
    tokenOf,
    /** Requests and confirms an alert; returns the token that stops it. */
    async watch(offer: WatchedOffer, email: string, below = offer.quote.total): Promise<string> {
      setTotal(offer, offer.quote.total)
      await alerts.ask({ offer, email, below, locale: 'pl', place: '198.51.100.7' })
      const [asked] = await emailsTo(email)
      await alerts.confirm(tokenOf(asked, 'potwierdzenie'))
      return tokenOf(asked, 'rezygnacja')
    },
    rowsOf: async (email: string) =>
      (await pool.query('select * from alerts.alert where email = $1', [email])).rows,
    async close() {
      await alerts.close()
      await close()
      await drop()
    },
  }
}

/** A week for two with this departure date. */
export function makeOffer(departureDate = '2026-07-10', total = 500_000): WatchedOffer {
  const rooms = [{ roomCode: 'DZX1', boardCode: 'AI', adultsCount: 2, childrenBirthDates: [] }]
  const flight = { departureAirport: 'WAW', destinationAirport: 'HER', departureTime: null }
  return {
    offerCode: encodeOfferCode({ flight, date: departureDate, nights: 7, hotelCode: 'HER1021', rooms }),
    tripType: 'WS',
    hotelName: 'Blue Bay',
    hotelUrl: '/wypoczynek/grecja/kreta/malia/blue-bay-her1021',
    departureDate,
    returnDate: addDays(departureDate, 7),
    quote: { total },
  }
}
