import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { Order, OrderCustomer } from '../order.ts'
import { findOrder, findOwnOrder } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import { readJoin, signJoin } from './join-link.ts'
import { isNamedBy, type JoinWish } from './join-wish.ts'
import type { SharingOptions } from './open-sharing.ts'
import { joinPlan } from './sharing-emails.ts'

/** The customer who asks. The owner of the order's email address is told, because they decide. */
export interface Joiner extends OrderCustomer {
  readonly name: string
}

const joinWithinMs = 3 * 24 * 3_600_000

/** Adds orders of other people to a customer's list, and removes them. */
export function joiningOrders(options: SharingOptions, store: Store) {
  const { clock, secret, siteUrl, documents, onEmails } = options
  const isTheirs = async (client: ClientBase, number: string, customer: OrderCustomer) =>
    (await findOwnOrder(client, number, { keys: [], customer })) !== null

  return {
    /**
     * Emails the order's address if number, name and day match one order. The answer is the same in any case, unless the order is
     * already in the list.
     */
    async askToJoin(customer: Joiner, wish: JoinWish, place: string): Promise<'asked' | 'in-list'> {
      const heard = await store.change(async (client) => {
        if (await isTheirs(client, wish.number, customer)) return 'in-list'
        const order = await joinable(client, wish.number)
        if (!order || !isNamedBy(order, wish)) return 'asked'
        const now = clock()
        const until = new Date(now.getTime() + joinWithinMs)
        const token = signJoin(secret, { number: order.number, customerId: customer.id }, until)
        const asked = { topic: 'booking', to: order.contact.email, subject: order.number, place } as const
        const plan = joinPlan(order, customer, { siteUrl, token })
        await documents.queueAsked(client, asked, { kind: 'order-join', plan }, now)
        return 'asked'
      })
      onEmails?.()
      return heard
    },

    /** Returns the order and customer of the emailed link; null: the link is no longer valid. */
    async joining(token: string): Promise<{ order: Order; customerId: string } | null> {
      const joining = readJoin(secret, token, clock())
      if (!joining) return null
      const order = await store.read((client) => joinable(client, joining.number))
      return order && { order, customerId: joining.customerId }
    },

    /** The owner of the address agrees. A second click is not an error. */
    confirmJoin: (token: string): Promise<Outcome<null, { code: 'link-over' }>> =>
      store.decide(async (client) => {
        const joining = readJoin(secret, token, clock())
        if (!joining || !(await joinable(client, joining.number))) return refused({ code: 'link-over' })
        await say(client, joining.number, joining.customerId, true)
        return accepted(null)
      }),

    /** Removes the order from this customer's list only. Returns false when it is not in it. */
    letGo: (customer: OrderCustomer, number: string): Promise<boolean> =>
      store.change(async (client) => {
        if (!(await isTheirs(client, number, customer))) return false
        await say(client, number, customer.id, false)
        return true
      }),
  }

  async function say(client: ClientBase, number: string, customerId: string, isIn: boolean) {
    await client.query(
      `insert into booking.order_accounts (order_number, customer_id, is_theirs, at) values ($1, $2, $3, $4)
       on conflict (order_number, customer_id) do update set is_theirs = $3, at = $4`,
      [number, customerId, isIn, clock()],
    )
  }
}

/** Orders of erased customers cannot be joined. */
async function joinable(client: ClientBase, number: string): Promise<Order | null> {
  const { rowCount } = await client.query(
    'select from booking.orders where number = $1 and whole_until is null',
    [number],
  )
  return rowCount === 1 ? findOrder(client, number) : null
}
