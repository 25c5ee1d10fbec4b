import type { Order } from '@wojaz/booking'
import { makeOrder } from '@wojaz/booking/testing'
import type { ComplaintStory } from '@wojaz/complaints'
import type { ComplaintTopic } from '@wojaz/content'
import { accepted, refused } from '@wojaz/travel/outcome'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { customerContext, deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { actComplaint, loadComplaint, loadComplaints } from './complaint-pages.ts'
import { actNewComplaint, loadNewComplaint } from './new-complaint-page.ts'

const anna = { uid: 'anna', email: 'anna@wojaz.example' }
const number = 'W402917652'
const typed = {
  category: 'room',
  'answer.number': '214',
  description: 'Przez cały pobyt nie działała klimatyzacja.',
  reported: 'no',
  iban: 'PL61109010140000071219812874',
}
const story = {
  number: 'R1234567890',
  orderNumber: number,
  state: 'question',
  deadline: '2026-11-12',
  owed: null,
  written: {
    categoryName: 'Pokój',
    answers: [],
    description: 'Gorąco.',
    wishes: ['reduction'],
    iban: 'PL61109010140000071219812874',
  },
  receivedAt: new Date('2026-10-13T10:00:00Z'),
  decision: null,
  paidAt: null,
  events: [],
  files: [],
} as unknown as ComplaintStory

/** Anna's trip ended on 10 October 2026. */
function shop({
  as = anna as typeof anna | null,
  today = '2026-10-13',
  draft = null as object | null,
  topics = [] as readonly ComplaintTopic[],
} = {}) {
  const order: Order = makeOrder({ number })
  const done: unknown[][] = []
  const note =
    (name: string, answer: unknown = accepted({ number: 'R1234567890' })) =>
    async (...given: unknown[]) => {
      done.push([name, ...given])
      return answer
    }
  const complaints = {
    draft: async () => draft && { typed: draft, savedAt: new Date('2026-10-12T10:00:00Z') },
    story: async (wanted: string, uid: string) =>
      wanted === story.number && uid === anna.uid ? story : null,
    ofCustomer: async (uid: string) => (uid === anna.uid ? [story] : []),
    office: {
      reportsOf: async () => [{ place: 'Pokój 214', text: '', reportedAt: new Date('2026-10-05T06:15:00Z') }],
    },
    saveDraft: note('draft'),
    submit: note('submit'),
    reportNow: note('report'),
    accept: note('accept'),
    answer: note('answer', refused({ code: 'text-missing' })),
  }
  const uploads = {
    async readForm(request: Request) {
      const form = await request.formData()
      const all = (field: string) => form.getAll(field).map(String)
      return accepted({ typed: Object.fromEntries(form), all, kept: [], refused: [] })
    },
    find: async () => null,
  }
  const booking = {
    ownOrder: async (wanted: string, { customer }: { customer: { id: string } | null }) =>
      wanted === number && customer?.id === anna.uid ? order : null,
    ordersOf: async ({ id }: { id: string }) => (id === anna.uid ? [order] : []),
  }
  const content = { complaintTopics: async () => topics }
  const context = new RouterContextProvider()
  const clock = () => new Date(`${today}T12:00:00Z`)
  context.set(servicesContext, { booking, complaints, uploads, clock, content } as never)
  context.set(visitContext, { locale: 'pl' } as never)
  context.set(customerContext, as as never)
  context.set(deliveryContext, {
    i18n: { t: (key: string) => key, language: 'pl', texts: {} },
  } as never)
  const ask = (path: string, fields?: [string, string][]) =>
    new Request(`https://shop.example/mytui/reklamacje${path}`, {
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
  return {
    done,
    list: () => loadComplaints(context, ask('')),
    open: (order = number) => loadNewComplaint(context, ask(`/nowa/${order}`), order),
    send: (fields: object, more: [string, string][] = []) =>
      actNewComplaint(context, ask(`/nowa/${number}`, [...Object.entries(fields), ...more]), number),
    read: (wanted = story.number) => loadComplaint(context, ask(`/${wanted}`), wanted),
    act: (fields: object, wanted = story.number) =>
      actComplaint(context, ask(`/${wanted}`, Object.entries(fields)), wanted),
  }
}

const thrown = (doing: Promise<unknown>) =>
  doing.then(
    () => null,
    (fault: unknown) => fault,
  )
const leadsTo = (answer: unknown) => (answer as Response).headers.get('location')

test('a whole form is saved and sent, and leads to the complaint', async () => {
  const home = shop()
  expect(leadsTo(await home.send(typed, [['wishes', 'reduction']]))).toBe(
    '/mytui/reklamacje/R1234567890?przyjeto=1',
  )
  expect(home.done.map(([name]) => name)).toEqual(['draft', 'submit'])
  expect(home.done[1]?.[1]).toMatchObject({
    customer: { id: 'anna' },
    orderNumber: number,
    files: [],
    written: { category: 'room', wishes: ['reduction'] },
  })
})

test('what is wrong is told by field, nothing that was typed is lost, and the draft is kept', async () => {
  const home = shop()
  expect(await home.send({ ...typed, iban: 'PL00' })).toMatchObject({
    data: {
      faults: { iban: 'not-an-account', wishes: 'missing' },
      typed: { description: typed.description },
    },
    init: { status: 422 },
  })
  expect(home.done.map(([name]) => name)).toEqual(['draft'])
})

test('without scripts a draft is saved by its button, and stands in the form again', async () => {
  const home = shop({ draft: { category: 'room', wishes: ['apology'], stay: ['gone'] } })
  expect(leadsTo(await home.send({ ...typed, intent: 'save' }))).toBe(
    `/mytui/reklamacje/nowa/${number}?zapisano=1`,
  )
  expect(home.done.map(([name]) => name)).toEqual(['draft'])
  expect((await home.open()).page).toMatchObject({
    typed: { category: 'room' },
    wishes: ['apology'],
    files: [],
    savedAt: '12.10.2026, 12:00',
    isTravelling: false,
    reports: [{ place: 'Pokój 214', when: '05.10.2026, 08:15' }],
  })
})

test('during the trip a problem is reported at once, with its place and words', async () => {
  const home = shop({ today: '2026-10-05' })
  expect((await home.open()).page.isTravelling).toBe(true)
  expect(await home.send({ intent: 'report', place: ' ', text: '' })).toMatchObject({
    data: { faults: { place: 'missing', text: 'missing' } },
    init: { status: 422 },
  })
  await home.send({ intent: 'report', place: 'Pokój 214', text: 'Zalało łazienkę.' })
  expect(home.done).toEqual([['report', 'anna', number, { place: 'Pokój 214', text: 'Zalało łazienkę.' }]])
})

test('the list has complaints and trips; a complaint shows only the ends of the account', async () => {
  expect((await shop().list()).page).toMatchObject({
    complaints: [{ number: 'R1234567890', state: 'question', deadline: '2026-11-12' }],
    trips: [{ order: number, hasDraft: false }],
  })
  expect(JSON.stringify(await shop().read())).not.toContain(story.written.iban)
})

test('a button that does not exist and words that are missing are refused', async () => {
  expect(await thrown(shop().act({ intent: 'burn' }))).toMatchObject({ init: { status: 400 } })
  expect(await shop().act({ intent: 'answer', text: '' })).toMatchObject({
    data: { refusal: 'text-missing' },
    init: { status: 422 },
  })
  expect(leadsTo(await shop().act({ intent: 'accept' }))).toBe('/mytui/reklamacje/R1234567890')
})

test('to others neither form nor complaint exist; a stranger goes to the login and comes back', async () => {
  const berta = { as: { ...anna, uid: 'berta' } }
  for (const doing of [
    ...[
      shop(berta).open(),
      shop(berta).send(typed),
      shop(berta).read(),
      shop(berta).act({ intent: 'accept' }),
    ],
    ...[shop().open('W000000000'), shop().read('R0000000000'), shop().read('x')],
  ])
    expect(await thrown(doing)).toMatchObject({ init: { status: 404 } })
  for (const doing of [shop({ as: null }).open(), shop({ as: null }).read(), shop({ as: null }).list()])
    expect(leadsTo(await thrown(doing))).toMatch(/^\/mytui\/logowanie\?powrot=/)
})

test('the form is the editors’, and what was written before it changed is read as it was', async () => {
  const topics: ComplaintTopic[] = [
    {
      code: 'pets',
      name: 'Zwierzęta',
      wishes: ['apology'],
      questions: [{ code: 'which', text: 'Jakie zwierzę?', required: true }],
    },
  ]
  const home = shop({ topics })
  expect((await home.open()).page.categories).toEqual(topics)
  const own = { ...typed, category: 'pets' }
  // Neither the old category nor a wish that is not offered is accepted.
  expect(await home.send(typed, [['wishes', 'apology']])).toMatchObject({
    data: { faults: { category: 'missing' } },
  })
  expect(await home.send(own, [['wishes', 'reduction']])).toMatchObject({
    data: { faults: { 'answer.which': 'missing', wishes: 'missing' } },
  })
  expect(leadsTo(await home.send({ ...own, 'answer.which': 'Pies' }, [['wishes', 'apology']]))).toContain(
    'przyjeto=1',
  )
  expect((await home.read()).page).toMatchObject({ category: 'Pokój', description: 'Gorąco.' })
})
