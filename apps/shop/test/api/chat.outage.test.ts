import { freePort, proofSample } from '@wojaz/database/testing'
import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accountShopOf, customerOf, newPerson } from '../account-shop.ts'
import { type Conversation, type Desk, openCrowd, script } from '../chat-crowd.ts'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop.ts'
import { buildShop, type ShopProcess } from '../fuzz/start-fuzzed-shop.ts'
import { officeOf } from '../office-staff.ts'

const all = proofSample({ full: 500, fewer: 20 })
const rounds = 4
const atDesk = 10
/** Couples, all on one flight. */
const places = 2 * all + 500
/** Only for a hanging test; long enough for a busy machine. */
const patience = 1_200_000

let shop: CheckoutShop
let built: Awaited<ReturnType<typeof buildShop>>
const ports: number[] = []
const nodes: ShopProcess[] = []

beforeAll(async () => {
  shop = await openCheckoutShop()
  await shop.makePlenty(places)
  built = await buildShop()
  ports.push(await freePort(), await freePort())
  await Promise.all([startNode(0), startNode(1)])
}, patience)
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill()))
  built?.remove()
  await shop?.close()
})

async function startNode(place: number) {
  const limits = { RATE_LIMIT_PER_MINUTE: '1000000', GUESTS_PER_ADDRESS: '1000000', TRUST_PROXY: '1' }
  const env = { ...limits, LOG_LEVEL: 'error', CHAT_HOURS: '1-7 00:00-24:00' }
  nodes[place] = await built.start({ databaseUrl: shop.databaseUrl, port: ports[place] ?? 0, env })
}

/** Customers with a trip each, their browsers, and the staff who talk with them. */
async function conversing(count: number): Promise<Conversation[]> {
  const office = officeOf(shop)
  const desks: Desk[] = []
  for (let place = 0; place < 4; place++) {
    const { member, session } = await office.colleague('service')
    desks.push({ id: member.id, cookie: `biuro=${session}` })
  }
  const guests = accountShopOf(shop)
  const carts = await shop.copies(await shop.filledCart((await shop.found())[0] as Offer), count)
  return inTurns(carts, async ({ key, total }, place) => {
    const person = newPerson()
    const browser = await customerOf(guests, person)
    const { body } = await shop.order(key, total)
    if (!body.orderNumber) throw new Error(body.code)
    const thread = body.orderNumber
    await shop.rows(
      `update booking.orders set state = 'confirmed', paid = total, variant = 'full', confirmed_at = placed_at,
         customer_id = (select id from account.customers where email = $2) where number = $1`,
      [thread, person.email],
    )
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const desk = [desks[place % 4] as Desk, desks[(place + 1) % 4] as Desk] as const
    return { thread, cookie, heard: [], seen: [], desk }
  })
}

/** Runs a few at a time. */
async function inTurns<From, To>(all: readonly From[], make: (one: From, place: number) => Promise<To>) {
  const made: To[] = []
  for (let first = 0; first < all.length; first += 8)
    made.push(...(await Promise.all(all.slice(first, first + 8).map((one, at) => make(one, first + at)))))
  return made
}

test(
  `${all} conversations at two nodes, one of which is killed: nothing is lost, doubled or out of order, for guests and staff`,
  async () => {
    const conversations = await conversing(all)
    const urls = ports.map((port) => `http://127.0.0.1:${port}`)
    const crowd = openCrowd({ nodes: urls, conversations, rounds, atDesk })
    const { facts } = crowd
    /** In the middle: half of the messages are written. */
    const midst = (all * rounds * 3) / 2
    const begun = Date.now()
    let isOver = false
    const talking = crowd.talk().finally(() => {
      isOver = true
    })
    talking.catch(() => {})
    try {
      await vi.waitUntil(() => facts.written >= midst || isOver, { timeout: 120_000, interval: 10 })
      await nodes[0]?.kill()
      await talking
    } finally {
      crowd.leave()
    }
    const seconds = ((Date.now() - begun) / 1000).toFixed(0)
    const { asksLost, streamsLost } = facts
    console.info(
      `${all} conversations, ${facts.written} messages, ${streamsLost} broken streams, ${asksLost} asked again, ${seconds} s.`,
    )

    // Otherwise no streams were open when it died.
    expect(streamsLost).toBeGreaterThanOrEqual(all / 2)
    for (const { thread, heard, seen } of conversations) {
      const said = script(thread, rounds)
      expect(heard.map(({ text }) => text)).toEqual(said)
      expect(heard.map(({ number }) => number)).toEqual(said.map((_, at) => at + 1))
      expect(seen).toEqual(said)
    }
    const kept = await shop.rows<{ thread: string; said: string[] }>(
      'select thread_id as thread, array_agg(body order by number) as said from talks.message group by 1',
    )
    expect(new Map(kept.map(({ thread, said }) => [thread, said]))).toEqual(
      new Map(conversations.map(({ thread }) => [thread, script(thread, rounds)])),
    )
    expect(await shop.rows('select state, count(*)::int from talks.chat group by state')).toEqual([
      { state: 'answered', count: all },
    ])
  },
  patience,
)
