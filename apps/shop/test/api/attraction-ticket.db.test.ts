import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { loadTicketFile } from '../../server/attraction-checkout/ticket-file.ts'
import {
  customerContext,
  deliveryContext,
  servicesContext,
  visitContext,
} from '../../server/request/context.ts'
import { serverI18n } from '../../server/request/server-i18n.ts'
import { type AttractionTill, tillTest as test } from '../attraction-till.ts'

/** The offline file of a ticket's page as a browser with this key gets it; otherwise the status. */
async function keptFile(
  shop: AttractionTill,
  key: string,
  params: { transactionId: string; itemId: string },
) {
  const context = new RouterContextProvider()
  context.set(servicesContext, shop.services)
  context.set(customerContext, null)
  context.set(visitContext, { locale: 'pl' } as never)
  context.set(deliveryContext, {
    i18n: serverI18n(await shop.services.content.dictionary('pl')),
    keepUntil: null,
  } as never)
  const { transactionId, itemId } = params
  const request = new Request(`http://localhost:3000/atrakcje/bilet/${transactionId}/${itemId}/bilet.html`, {
    headers: { cookie: `attraction_carts=${key}` },
  })
  try {
    return await loadTicketFile(context, request, params)
  } catch (thrown) {
    return (thrown as { init?: { status?: number } }).init?.status
  }
}

async function bought(shop: AttractionTill) {
  const { key, transactionId, itemId } = await shop.bought(({ isConfirmedAtOnce }) => isConfirmedAtOnce)
  const item = async () => {
    const order = await shop.services.attractionSale.order(transactionId, { cartKeys: [key], customer: null })
    return order?.items.find(({ id }) => id === itemId)
  }
  const state = async () => {
    await shop.services.attractionSale.keep()
    return (await item())?.state
  }
  await expect.poll(state, { interval: 100 }).toBe('confirmed')
  return { key, ticket: { transactionId, itemId }, item }
}

test('whoever bought a ticket keeps it as a file that names nobody and says when it is over', async ({
  shop,
}) => {
  const { key, ticket, item } = await bought(shop)
  const answer = await keptFile(shop, key, ticket)
  expect(answer).toBeInstanceOf(Response)
  const { headers } = answer as Response
  const html = await (answer as Response).text()
  const { codes = [], policy } = (await item()) ?? {}
  expect(html).toContain(codes[0]?.value)
  expect(html).not.toMatch(/Zofia|Żółć|zofia@/)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(Date.parse(headers.get('x-kept-until') ?? '')).toBeGreaterThan(Date.parse(policy?.startsAt ?? ''))
})

test('to strangers there is no such file, and to nobody once the ticket is called off', async ({ shop }) => {
  const { key, ticket, item } = await bought(shop)
  expect(await keptFile(shop, 'x'.repeat(22), ticket)).toBe(404)
  const { attractionSale } = shop.services
  const holder = { cartKeys: [key], customer: null }
  const quoted = await attractionSale.quoteCancel(ticket.transactionId, ticket.itemId, holder)
  expect(quoted.ok).toBe(true)
  const seen = (quoted as Extract<typeof quoted, { ok: true }>).value
  await attractionSale.confirmCancel(ticket.transactionId, seen, holder)
  await expect.poll(async () => (await item())?.state).toBe('cancelled')
  expect(await keptFile(shop, key, ticket)).toBe(404)
})
