import type { OrderState } from '@wojaz/booking'
import type { Person } from '@wojaz/database'
import { dayOf, type IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { Services } from '../request/services.ts'
import { forgetWhole } from './forget-person.ts'
import { keptOrders } from './kept-orders.ts'
import { makeCopy } from './make-copy.ts'

type Sources = Pick<
  Services,
  'account' | 'myData' | 'database' | 'booking' | 'travellerData' | 'documents' | 'mail' | 'clock'
>

/** The data stored under an email address, for the office. */
export interface DataOfAddress {
  readonly email: string
  /** Null: there is no account; the person may have ordered without one. */
  readonly customer: { readonly id: string; readonly locale: Locale; readonly leavesAt: Date | null } | null
  readonly orders: readonly {
    readonly number: string
    readonly state: OrderState
    readonly locale: Locale
    /** Null: nothing of it stays. */
    readonly wholeUntil: IsoDay | null
    readonly documentsUntil: IsoDay | null
  }[]
}

/** An id that matches nobody: a guest's data is found by the email address only. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Lets the office start what customers start in their settings; guests without an account are found by their address. */
export function dataOfAddresses(sources: Sources) {
  const { account, myData, booking, clock } = sources

  async function personOf(email: string): Promise<Person> {
    return { id: (await account.accountOf(email))?.id ?? nobody, email }
  }

  return {
    async find(email: string): Promise<DataOfAddress> {
      const customer = await account.accountOf(email)
      const orders = await booking.ownedOrders({ id: customer?.id ?? nobody, email })
      const kept = keptOrders(orders, dayOf(clock()))
      return {
        email,
        customer,
        orders: orders.map(({ number, state, locale }) => {
          const stays = kept.find((one) => one.number === number)
          return {
            number,
            state,
            locale,
            wholeUntil: stays?.wholeUntil ?? null,
            documentsUntil: stays?.documentsUntil ?? null,
          }
        }),
      }
    },

    /** Requests a copy like the customer would: it is made in the background, and an email tells them. */
    async askCopy(customerId: string, locale: Locale) {
      const asked = await account.askCopy(customerId, locale)
      if (asked.ok) myData.nudge()
      return asked
    },

    /** The same archive at once, for guests without an account. */
    async copyOf(email: string, locale: Locale): Promise<Buffer> {
      return makeCopy(sources, { person: await personOf(email), locale }, async () => {})
    },

    /** Starts the deletion like the customer would: logged out at once, deleted after a fortnight. */
    leave: (customerId: string, locale: Locale): Promise<Date> => account.leave(customerId, locale),

    /**
     * Deletes a guest without an account at once, by the same rules. False: an order is not settled yet, or there is an account.
     */
    async forgetGuest(email: string): Promise<boolean> {
      if (await account.accountOf(email)) return false
      return forgetWhole(sources, { id: nobody, email }, async () => true)
    },
  }
}
