import { beforeEach, describe, expect } from 'vitest'
import { shopTest as test, today } from '../search-shop.ts'
import { wishlistUrl as url, type WishlistShop, wishlistShopOf } from '../wishlist-shop.ts'

let shop: WishlistShop
test.beforeAll(async ({ shop: opened }) => {
  shop = await wishlistShopOf(opened)
})
beforeEach(() => shop.services.database.pool.query('delete from wishlist.list'))

const guest = () => shop.guest()
const codeOf = (position: number) => shop.codeOf(position)

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
