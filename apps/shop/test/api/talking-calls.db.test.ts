import { randomUUID } from 'node:crypto'
import { makePdf } from '@wojaz/uploads/testing'
import { expect } from 'vitest'
import { type AccountGuest, customerOf, mytui, newPerson } from '../account-shop.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'
import {
  type Asked,
  complaintOf,
  complaintsApi,
  nul,
  type TalkCall,
  type TalkFacts,
  talkCalls,
} from '../talking-calls.ts'

let opened: Promise<{ anna: AccountGuest; berta: AccountGuest; facts: TalkFacts }> | null = null
/** Two customers for the whole file; the first has one of everything. */
function customers(shop: ReservationShop) {
  opened ??= (async () => {
    const [person, other] = [newPerson(), newPerson()]
    const { number: order } = await shop.booked(person.email)
    const [anna, berta] = [await customerOf(shop, person), await customerOf(shop, other)]
    const { user_uid: uid } = await anna.userInfo()
    const bytes = (async function* () {
      yield makePdf()
    })()
    const kept = await shop.services.uploads.keep(bytes, 'skan.pdf', {
      for: 'message',
      sentBy: `customer:${uid}`,
    })
    const file = kept.ok ? kept.value.id : ''
    const wrote = { thread: order, text: 'Oto skan', sentAs: randomUUID(), uploads: [file] }
    expect((await anna.call(`${mytui}/mailbox/reply`, wrote)).statusCode).toBe(201)
    await anna.call(`${complaintsApi}/submit-complaint`, complaintOf(order))
    return { anna, berta, facts: { order, file } }
  })()
  return opened
}

function ask(guest: AccountGuest, { method, path }: TalkCall, asked: Asked) {
  if (method === 'POST') return guest.call(path, asked)
  const given = Object.entries(asked).filter(([, value]) => value !== undefined)
  return guest.send(
    'GET',
    `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`,
  )
}

/** A refusal with a code and a readable message. */
const clear = { code: expect.stringMatching(/^[a-z-]+$/), message: expect.stringMatching(/\p{L}{3}/u) }
const titled = talkCalls.map(
  (call) => [`${call.method} ${call.path.replace('/api/www/', '')}`, call] as const,
)

test.for(titled)('%s gives whoever it belongs to what the contract says', async ([, call], { shop }) => {
  const { anna, facts } = await customers(shop)
  const answer = await ask(anna, call, call.right(facts))
  const isText = answer.headers['content-type']?.toString().startsWith('application/pdf')
  expect([answer.statusCode, isText ? answer.body : answer.json()]).toMatchObject([...call.answers(facts)])
})

test.for(titled.filter(([, { bad = [] }]) => bad.length > 0))(
  '%s refuses what makes no sense, in a sentence',
  async ([, call], { shop }) => {
    const { anna, facts } = await customers(shop)
    for (const change of call.bad ?? []) {
      const answer = await ask(anna, call, { ...call.right(facts), ...change })
      const told = JSON.stringify(change).slice(0, 60)
      expect([400, 404, 409, 422], `${told} ${answer.statusCode}`).toContain(answer.statusCode)
      expect(answer.json(), told).toMatchObject(clear)
    }
  },
)

test.for(titled.filter(([, { method }]) => method === 'POST'))(
  '%s refuses a body that is none',
  async ([, { path }], { shop }) => {
    const { anna } = await customers(shop)
    const cookie = [...anna.cookies].map((pair) => pair.join('=')).join('; ')
    for (const [type, payload, status] of [
      ['application/json', '{"thread":', 400],
      ['application/json', '', 400],
      ['application/json', '[]', 400],
      ['application/json', 'null', 400],
      ['application/xml', '<a/>', 415],
      ['application/json', JSON.stringify({ text: 'x'.repeat(70_000) }), 413],
    ] as const) {
      const headers = { cookie, 'content-type': type }
      const answer = await shop.app.inject({ method: 'POST', url: path, payload, headers })
      expect([payload.slice(0, 20), answer.statusCode]).toEqual([payload.slice(0, 20), status])
      expect(answer.json()).toMatchObject(clear)
    }
  },
)

test.for(titled)('%s: who has not come in, and whose it is not', async ([, call], { shop }) => {
  const { berta, facts } = await customers(shop)
  const stranger = await ask(shop.guest(), call, call.right(facts))
  expect(stranger.statusCode).toBe(call.isOpen ? 200 : 403)
  const other = await ask(berta, call, call.right(facts))
  expect(other.statusCode).toBe(call.isAboutOne ? 404 : 200)
  expect(other.body).not.toContain(facts.order)
})

test('POST mytui/api/faq/feedback takes every reason, of anybody, and refuses others', async ({ shop }) => {
  const path = `${mytui}/faq/feedback`
  const guest = shop.guest()
  const { questions } = (await guest.send('GET', `${mytui}/faq`)).json()
  const questionId = questions[0].id as string
  for (const rating of ['yes', 'unclear', 'incomplete', 'outdated'])
    expect((await guest.call(path, { questionId, rating })).statusCode, rating).toBe(204)
  for (const [body, status] of [
    [{ questionId, rating: 'boring' }, 400],
    [{ questionId, rating: nul }, 400],
    [{ questionId }, 400],
    [{ rating: 'yes' }, 400],
    [{ questionId: 7, rating: 'yes' }, 400],
    [{ questionId: nul, rating: 'yes' }, 400],
    [{ questionId: '0', rating: 'yes' }, 404],
  ] as const) {
    const answer = await shop.guest().call(path, body)
    expect([JSON.stringify(body), answer.statusCode]).toEqual([JSON.stringify(body), status])
    expect(answer.json()).toMatchObject(clear)
  }
})
