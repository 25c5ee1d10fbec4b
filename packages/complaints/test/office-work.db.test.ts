import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestComplaints, type TestComplaints, value } from './open-test-complaints.ts'

let home: TestComplaints
beforeAll(async () => {
  home = await openTestComplaints()
})
afterAll(() => home.close())

const ewa = 'ewa@biuro'
const submitted: TestComplaints['submitted'] = (...sent) => home.submitted(...sent)

test('what waits is in the queue by its deadline; what is decided is not', async () => {
  const { number } = await submitted()
  home.passDays(26)
  const queue = await home.office.queue()
  expect(queue.find((one) => one.number === number)?.clock).toEqual({ daysLeft: 4, urgency: 'last-warning' })
  expect(queue.map(({ deadline }) => deadline)).toEqual(queue.map(({ deadline }) => deadline).toSorted())
  await home.office.decide(number, ewa, { text: 'Tak.', amount: null })
  expect((await home.office.queue()).some((one) => one.number === number)).toBe(false)
})

test('of two who take it up at once one has it; the other hears so', async () => {
  const { number } = await submitted()
  const [first, second] = ['ewa', 'jan'].map((id) => home.office.takeUp(number, { id, name: id }))
  const taken = await Promise.all([first, second])
  expect(taken.filter((one) => one?.ok)).toHaveLength(1)
  const keeper = (await home.office.read(number))?.keeperId
  expect(keeper).toBeOneOf(['ewa', 'jan'])
})

test('it is given over with a note that the guest never sees, and lists tell mine from nobody’s', async () => {
  const { customer, number } = await submitted()
  const { office, complaints } = home
  const inList = async (keeper?: string | null) =>
    (await office.queue(keeper)).some((one) => one.number === number)
  expect([await inList(), await inList(null), await inList('ewa')]).toEqual([true, true, false])
  value(await office.assign(number, 'ewa', { from: null, to: 'ewa', note: null }))
  expect([await inList(null), await inList('ewa')]).toEqual([false, true])
  value(await office.assign(number, 'ewa', { from: 'ewa', to: 'jan', note: 'Zna hotel' }))
  expect(await office.assign(number, 'ewa', { from: 'ewa', to: null, note: null })).toEqual({
    ok: false,
    refusal: { code: 'keeper-changed' },
  })
  expect(await office.takeUp(number, { id: 'ewa', name: 'Ewa' })).toMatchObject({
    refusal: { code: 'keeper-changed' },
  })
  expect(await office.handovers(number)).toMatchObject([
    { by: 'ewa', to: 'ewa', note: null },
    { by: 'ewa', to: 'jan', note: 'Zna hotel' },
  ])
  const told = [await complaints.story(number, customer.id), await home.emailsTo(customer.email)]
  expect(JSON.stringify(told)).not.toContain('Zna hotel')
  value(await office.close(number, ewa, 'Koniec'))
  expect(await office.assign(number, 'jan', { from: 'jan', to: null, note: null })).toMatchObject({
    refusal: { code: 'state-changed' },
  })
})
