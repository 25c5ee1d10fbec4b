import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeOffer, noon, openTestAlerts, type TestAlerts } from '../test/open-test-alerts.ts'

let shop: TestAlerts
beforeAll(async () => {
  shop = await openTestAlerts()
})
beforeEach(async () => {
  shop.setClock(noon)
  await shop.pool.query('delete from alerts.alert')
  await shop.pool.query('delete from mail.emails')
  await shop.pool.query('delete from mail.requested_emails')
})
afterAll(() => shop.close())

const offer = makeOffer()
const anna = 'anna@wojaz.example'
const kindsTo = async (email: string) => (await shop.emailsTo(email)).map(({ kind }) => kind)

test('until it is confirmed nobody is told anything, whatever happens to the price', async () => {
  await shop.alerts.ask({ offer, email: anna, below: 450_000, locale: 'pl', place: '198.51.100.7' })
  shop.setTotal(offer, 400_000)
  await shop.alerts.checkPrices()
  expect(await kindsTo(anna)).toEqual(['alert-confirm'])
})

test('a price above what was asked for is no news; below it is, once', async () => {
  await shop.watch(offer, anna, 450_000)
  for (const total of [480_000, 450_000, 449_900, 449_900]) {
    shop.setTotal(offer, total)
    await shop.alerts.checkPrices()
  }
  expect(await kindsTo(anna)).toEqual(['alert-confirm', 'alert-dropped'])
  expect((await shop.emailsTo(anna))[1]?.text).toContain(`${offer.hotelUrl}/OfferCodeWS/${offer.offerCode}`)
})

test('what is sold out is told once', async () => {
  await shop.watch(offer, anna)
  shop.setTotal(offer, null)
  await shop.alerts.checkPrices()
  await shop.alerts.checkPrices()
  expect(await kindsTo(anna)).toEqual(['alert-confirm', 'alert-sold-out'])
})

test('nodes that look at the same time tell once', async () => {
  await shop.watch(offer, anna)
  shop.setTotal(offer, 400_000)
  const nodes = [shop.alerts, shop.neighbour(), shop.neighbour()]
  await Promise.all(nodes.map((node) => node.checkPrices()))
  expect(await kindsTo(anna)).toEqual(['alert-confirm', 'alert-dropped'])
})

test('an owner sees what they watch and removes one; others’ alerts are not theirs to see or to remove', async () => {
  await shop.watch(offer, anna, 450_000)
  const [alert] = await shop.alerts.alertsOf(anna.toUpperCase())
  expect(alert).toMatchObject({ hotelName: offer.hotelName, below: 450_000, isConfirmed: true })
  expect(await shop.alerts.alertsOf('ewa@wojaz.example')).toEqual([])
  for (const id of [alert?.id ?? '', 'x']) await shop.alerts.removeAlert('ewa@wojaz.example', id)
  expect(await shop.alerts.alertsOf(anna)).toHaveLength(1)
  shop.setTotal(offer, 400_000)
  await shop.alerts.checkPrices()
  for (const _ of ['once', 'twice']) await shop.alerts.removeAlert(anna, alert?.id ?? '')
  expect(await shop.alerts.alertsOf(anna)).toEqual([])
  expect(await kindsTo(anna)).not.toContain('alert-dropped')
})

test('an email that was already written does not leave after stop, and nothing is left of the alert', async () => {
  const stop = await shop.watch(offer, anna)
  shop.setTotal(offer, 400_000)
  await shop.alerts.checkPrices()
  expect(await kindsTo(anna)).toContain('alert-dropped')
  expect((await shop.alerts.stop(stop)).ok).toBe(true)
  expect(await kindsTo(anna)).toEqual([])
  expect(await shop.rowsOf(anna)).toEqual([])
})

test('from the day of departure nothing is left of it', async () => {
  await shop.watch(offer, anna)
  shop.setClock('2026-07-09T12:00:00Z')
  await shop.alerts.checkPrices()
  expect(await shop.rowsOf(anna)).toHaveLength(1)
  shop.setClock('2026-07-10T12:00:00Z')
  await shop.alerts.checkPrices()
  expect(await shop.rowsOf(anna)).toEqual([])
})

test('confirmed anew, an alert about the same offer takes the place of the earlier one', async () => {
  await shop.watch(offer, anna, 450_000)
  shop.setClock('2026-06-02T12:00:00Z')
  await shop.alerts.ask({
    offer,
    email: 'Anna@Wojaz.example',
    below: 300_000,
    locale: 'pl',
    place: '198.51.100.7',
  })
  const [again] = await shop.emailsTo('Anna@Wojaz.example')
  for (const _press of ['once', 'twice'])
    expect((await shop.alerts.confirm(shop.tokenOf(again, 'potwierdzenie'))).ok).toBe(true)
  const { rows } = await shop.pool.query('select below, state from alerts.alert')
  expect(rows).toEqual([{ below: 300_000, state: 'confirmed' }])
})

test('a mailbox is asked ten times a day at most, however its address is written', async () => {
  for (let press = 0; press < 14; press++)
    await shop.alerts.ask({
      offer,
      email: press % 2 ? anna : anna.toUpperCase(),
      below: 1,
      locale: 'pl',
      place: '198.51.100.7',
    })
  const all = [...(await shop.emailsTo(anna)), ...(await shop.emailsTo(anna.toUpperCase()))]
  expect(all).toHaveLength(10)
  shop.setClock('2026-06-02T12:00:01Z')
  await shop.alerts.ask({ offer, email: anna, below: 1, locale: 'pl', place: '198.51.100.7' })
  expect(await shop.emailsTo(anna)).toHaveLength(6)
})

test('a mailbox has thirty alerts at most', async () => {
  for (let day = 1; day <= 4; day++) {
    shop.setClock(`2026-06-0${day}T12:00:0${day}Z`)
    for (let press = 0; press < 10; press++)
      await shop.alerts.ask({ offer, email: anna, below: 1, locale: 'pl', place: '198.51.100.7' })
  }
  expect(await shop.rowsOf(anna)).toHaveLength(30)
})

test('a link to confirm holds a week; a link to stop for ever', async () => {
  await shop.alerts.ask({ offer, email: anna, below: 1, locale: 'pl', place: '198.51.100.7' })
  const [asked] = await shop.emailsTo(anna)
  const [confirm, stop] = [shop.tokenOf(asked, 'potwierdzenie'), shop.tokenOf(asked, 'rezygnacja')]
  shop.setClock('2026-06-08T12:00:01Z')
  const expired = { ok: false, refusal: 'link-expired' }
  expect(shop.alerts.checkLink('alert-confirm', confirm)).toEqual(expired)
  expect(await shop.alerts.confirm(confirm)).toEqual(expired)
  expect(shop.alerts.checkLink('alert-stop', stop).ok).toBe(true)
  expect((await shop.alerts.stop(stop)).ok).toBe(true)
})

test.each(['', 'rubbish', 'a.b.c.d'])('a link of %j opens nothing', async (token) => {
  const broken = { ok: false, refusal: 'link-broken' }
  expect(await shop.alerts.confirm(token)).toEqual(broken)
  expect(await shop.alerts.stop(token)).toEqual(broken)
})

test('once started it looks at prices by itself, and forgets what nobody confirmed within a week', async () => {
  await shop.alerts.ask({ offer, email: 'late@wojaz.example', below: 1, locale: 'pl', place: '198.51.100.7' })
  shop.setClock('2026-06-08T12:00:01Z')
  await shop.watch(offer, anna)
  shop.setTotal(offer, 400_000)
  const node = shop.neighbour()
  node.start()
  await expect.poll(() => kindsTo(anna)).toEqual(['alert-confirm', 'alert-dropped'])
  await node.close()
  expect(await shop.rowsOf('late@wojaz.example')).toEqual([])
})
