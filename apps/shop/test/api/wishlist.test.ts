import type { Offer } from '@wojaz/offers'
import { type OfferSearchRequest, parseOfferCode } from '@wojaz/travel'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SavedOffer } from '../../app/features/wishlist-pages/saved-offer.ts'
import { openSearchShop, type SearchShop, today } from '../search-shop.ts'
import { noon } from '../shop-content.ts'

const url = '/api/www/wishlist'

let shop: SearchShop
/** One of each of the cheapest hotels. */
let onSale: Offer[]
beforeAll(async () => {
  shop = await openSearchShop()
  const found = await shop.services.offers.search(
    { ...anywhere, metaData: { page: 0, pageSize: 5, sorting: 'price' } },
    'pl',
  )
  onSale = found.ok ? [...found.value.offers] : []
})
afterAll(() => shop.close())
beforeEach(() => shop.services.database.pool.query('delete from wishlist.list'))

const anywhere: OfferSearchRequest = {
  ...{ offerType: 'BY_PLANE', childrenBirthdays: [], departuresCodes: [], destinationsCodes: [] },
  ...{ numberOfAdults: 2, departureDateFrom: null, departureDateTo: null, durationFrom: 7, durationTo: 7 },
  ...{ site: 'pl', filters: [], metaData: { page: 0, pageSize: 5, sorting: 'price' } },
}

const codeOf = (position: number) => onSale[position]?.offerCode ?? ''

/** A browser: it keeps the cookie it is given. */
function guest() {
  let cookie = ''
  async function send(
    method: 'GET' | 'POST' | 'DELETE',
    address: string,
    payload?: object | string,
    headers: Record<string, string> = {},
  ) {
    const answer = await shop.app.inject({ method, url: address, payload, headers: { cookie, ...headers } })
    const [given] = answer.cookies
    if (given?.name === 'wishlist') cookie = `wishlist=${given.value}`
    return answer
  }
  return {
    send,
    save: (offerCode: string, headers?: Record<string, string>) => send('POST', url, { offerCode }, headers),
    submit: (fields: Record<string, string>, path = url, headers: Record<string, string> = {}) =>
      send('POST', path, `${new URLSearchParams(fields)}`, {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
    list: async (locale = 'pl') =>
      (await send('GET', url, undefined, { 'x-market-language': locale })).json<{
        offers: SavedOffer[]
        wishlistCount: number
      }>(),
    count: async () => (await send('GET', `${url}/count`)).json(),
  }
}

describe('saving', () => {
  test('a guest who has saved nothing gets no cookie and an empty list', async () => {
    const answer = await guest().send('GET', `${url}/count`)
    expect(answer.json()).toEqual({ wishlistCount: 0, offerCodes: [] })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('the first offer sets a cookie that no script reads, for a year', async () => {
    const { statusCode, headers } = await guest().save(codeOf(0))
    expect(statusCode).toBe(200)
    expect(String(headers['set-cookie'])).toMatch(
      /^wishlist=[\w-]{43}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/,
    )
  })

  test('the newest comes first, saved twice it is there once', async () => {
    const anna = guest()
    await anna.save(codeOf(0))
    await anna.save(codeOf(1))
    expect((await anna.save(codeOf(0))).json()).toEqual({
      wishlistCount: 2,
      offerCodes: [codeOf(1), codeOf(0)],
    })
    expect(await anna.count()).toEqual({ wishlistCount: 2, offerCodes: [codeOf(1), codeOf(0)] })
  })

  test('taken off it is gone; taking off what is not there changes nothing', async () => {
    const anna = guest()
    await anna.save(codeOf(0))
    const remove = () => anna.send('DELETE', `${url}?${new URLSearchParams({ offerCode: codeOf(0) })}`)
    expect((await remove()).json()).toEqual({ wishlistCount: 0, offerCodes: [] })
    expect((await remove()).statusCode).toBe(200)
  })

  test('lists of two guests know nothing of each other', async () => {
    const [anna, jan] = [guest(), guest()]
    await anna.save(codeOf(0))
    await jan.save(codeOf(1))
    expect((await anna.count()).offerCodes).toEqual([codeOf(0)])
    expect((await jan.count()).offerCodes).toEqual([codeOf(1)])
  })

  test('the id of a guest is not in the database', async () => {
    const anna = guest()
    const { cookies } = await anna.save(codeOf(0))
    const { rows } = await shop.services.database.pool.query('select * from wishlist.list')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(cookies[0]?.value)
  })

  test.each([
    ['nothing', {}, 400, 'invalid-request'],
    ['no offer code', { offerCode: 'plaża' }, 422, 'offer-unknown'],
    ['a hotel nobody has', { offerCode: 'WAWHRG261215-7-HRG99999-DZX1_AI_2' }, 422, 'offer-unknown'],
    ['a wish nobody grants', { offerCode: 'x', wish: 'buy' }, 400, 'invalid-request'],
    ['a whole book', { offerCode: 'x'.repeat(251) }, 400, 'invalid-request'],
  ])('%s cannot be saved', async (_what, payload, status, code) => {
    const answer = await guest().send('POST', url, payload)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code, message: expect.any(String) })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('what is over cannot be saved either, and is told so in the language of the guest', async () => {
    const past = codeOf(0).replace(/\d{6}/, '200101')
    const answer = await guest().save(past, { 'x-market-language': 'cs' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      code: 'offer-sold-out',
      message: 'Tuto nabídku už nelze rezervovat, proto jsme ji neuložili.',
    })
  })

  test('fifty offers fill a list; one more is refused until one goes', async () => {
    const anna = guest()
    await anna.save(codeOf(0))
    await shop.services.database.pool.query(
      `insert into wishlist.saved_offer (list_id, offer_code, hotel_name, total, saved_on)
        select id, 'CODE' || n, 'Hotel', 1, $1 from wishlist.list, generate_series(1, 49) n`,
      [today],
    )
    const refused = await anna.save(codeOf(1))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'wishlist-full'])
    expect((await anna.save(codeOf(0))).statusCode).toBe(200)
    await anna.send('DELETE', `${url}?offerCode=CODE1`)
    expect((await anna.save(codeOf(1))).json().wishlistCount).toBe(50)
  })

  test.each(['cross-site', 'same-site'])('a page of another origin (%s) cannot save', async (site) => {
    const anna = guest()
    const foreign = { 'sec-fetch-site': site }
    await anna.save(codeOf(0))
    expect((await anna.save(codeOf(1), foreign)).statusCode).toBe(403)
    expect((await anna.submit({ wish: 'share' }, `${url}/share`, foreign)).statusCode).toBe(403)
    const removal = await anna.send('DELETE', `${url}?offerCode=${codeOf(0)}`, undefined, foreign)
    expect(removal.statusCode).toBe(403)
    expect((await anna.count()).offerCodes).toEqual([codeOf(0)])
  })
})

describe('a plain form', () => {
  test('saves and leads to the list in its language', async () => {
    const anna = guest()
    const saved = await anna.submit({ offerCode: codeOf(0), wish: 'save', locale: 'cs' })
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/cs/ulubione?wynik=zapisano'])
    const removed = await anna.submit({ offerCode: codeOf(0), wish: 'remove', locale: 'pl' })
    expect([removed.statusCode, removed.headers.location]).toEqual([303, '/ulubione?wynik=usunieto'])
    expect((await anna.count()).wishlistCount).toBe(0)
  })

  test('that cannot be granted leads to the list as well, which says why', async () => {
    const answer = await guest().submit({ offerCode: 'plaża', locale: 'uk' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/uk/ulubione?wynik=nieznana'])
  })
})

describe('the list', () => {
  test('shows what an offer costs now beside what it cost then', async () => {
    const anna = guest()
    await anna.save(codeOf(0))
    await shop.services.database.pool.query('update wishlist.saved_offer set total = total + 12300')
    const { offers } = await anna.list()
    const quoted = onSale[0]?.quote
    expect(offers).toHaveLength(1)
    expect(offers[0]).toMatchObject({
      ...{ code: codeOf(0), hotelName: onSale[0]?.hotelName, adults: 2, children: 0, savedOn: today },
      totalThen: (quoted?.total ?? 0) + 12_300,
      sale: { total: quoted?.total, perPerson: quoted?.perPerson },
      alternatives: [],
    })
  })

  test('sold out is sold out, with what comes nearest to it', async () => {
    const anna = guest()
    await anna.save(codeOf(0))
    const before = shop.services.offers.version
    const parts = parseOfferCode(codeOf(0))
    const { hotelCode, date } = parts.ok ? parts.value : { hotelCode: '', date: '' }
    await shop.services.database.pool.query(
      `insert into offers.allotments (hotel_code, room_code, night, rooms)
        select hotel_code, code, $2, 0 from offers.room_types where hotel_code = $1
        on conflict (hotel_code, room_code, night) do update set rooms = 0, sold = 0`,
      [hotelCode, date],
    )
    await expect.poll(() => shop.services.offers.version).toBeGreaterThan(before)
    const { offers } = await anna.list()
    expect(offers[0]).toMatchObject({ sale: null, hotelName: onSale[0]?.hotelName })
    const near = offers[0]?.alternatives ?? []
    expect(near.length).toBeGreaterThan(0)
    for (const { code } of near) {
      const priced = await shop.services.offers.offer(code, { locale: 'pl', perPerson: true })
      expect(priced.ok).toBe(true)
    }
  })

  test('a list nobody has looked at for longer than its cookie lives is forgotten', async () => {
    const [anna, jan] = [guest(), guest()]
    const { pool } = shop.services.database
    await anna.save(codeOf(1))
    await pool.query(`update wishlist.list set used_on = '2025-01-01'`)
    shop.setClock('2026-06-02T10:00:00Z')
    await jan.save(codeOf(1))
    shop.setClock(noon)
    expect((await pool.query('select * from wishlist.list')).rows).toHaveLength(1)
    expect(await anna.count()).toMatchObject({ wishlistCount: 0 })
  })
})

describe('sharing', () => {
  const share = (who: ReturnType<typeof guest>, wish: 'share' | 'end') =>
    who.send('POST', `${url}/share`, { wish })

  test('gives an address nobody guesses, the same until it is taken back', async () => {
    const anna = guest()
    await anna.save(codeOf(1))
    const first = (await share(anna, 'share')).json()
    expect(first.shareUrl).toMatch(/^http:\/\/localhost:3000\/ulubione\/lista\/[0-9a-f]{32}$/)
    expect((await share(anna, 'share')).json()).toEqual(first)
    expect((await share(anna, 'end')).json()).toEqual({ shareUrl: null })
    expect((await share(anna, 'share')).json()).not.toEqual(first)
  })

  test('lets others read the list and nothing else', async () => {
    const anna = guest()
    await anna.save(codeOf(1))
    const { shareUrl } = (await share(anna, 'share')).json()
    const token = String(shareUrl).split('/').at(-1) ?? ''
    const { wishlists } = shop.services
    expect((await wishlists.ofShared(token))?.map(({ offerCode }) => offerCode)).toEqual([codeOf(1)])
    await share(anna, 'end')
    expect(await wishlists.ofShared(token)).toBeNull()
    expect(await wishlists.ofShared('0'.repeat(32))).toBeNull()
  })

  test('a guest without a list has nothing to share', async () => {
    expect((await share(guest(), 'share')).json()).toEqual({ shareUrl: null })
  })
})
