import { locales, localisedPath } from '@wojaz/travel/locale'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, lostConnection } from '../../../test/browser/answer-calls.ts'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { fakeEvents } from '../../../test/browser/event-source.ts'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { MailboxScreen, ThreadScreen } from './mailbox.ts'
import type { MailboxView, MessageView, ThreadView, WrittenBy } from './mailbox-view.ts'

/** A picture of 320 by 200 pixels. */
const scene =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22320%22 height=%22200%22%3E%3Crect width=%22320%22 height=%22200%22 fill=%22teal%22/%3E%3C/svg%3E'
const trip = { number: 'W402917652', name: 'Złota Zatoka Palace & Spa', departureDate: '2027-03-24' }
const message = (
  number: number,
  by: WrittenBy,
  text: string,
  more: Partial<MessageView> = {},
): MessageView => ({
  number,
  by,
  name: by === 'staff' ? 'Ola' : null,
  subject: null,
  text,
  files: [],
  at: '2026-11-17T12:00:00.000Z',
  ...more,
})
const messages = [
  message(1, 'machine', 'Dziękujemy za rezerwację.\nDo zapłaty: 3200 zł', {
    subject: 'Rezerwacja W402917652 potwierdzona',
  }),
  message(2, 'me', 'Dzień dobry, czy w pokoju będzie łóżeczko dla niemowlaka?'),
  message(3, 'staff', 'Dzień dobry! Tak, bezpłatnie. Zaznaczyłam to w rezerwacji.'),
  message(4, 'companion', 'Super, dziękujemy!', {
    files: [{ id: 'a', name: 'paszport.pdf', kind: 'pdf', bytes: 320_000, url: '/x', smallUrl: null }],
  }),
]
const view: ThreadView = {
  trip,
  subject: null,
  tripUrl: '/mytui/rezerwacja/W402917652/karta/podsumowanie',
  conversation: {
    id: trip.number,
    messages,
    olderUrl: null,
    newestUrl: null,
    staffRead: 2,
    draft: '',
    done: null,
    sentAs: '00000000-0000-4000-8000-000000000001',
  },
}
const mailbox: MailboxView = {
  threads: [
    {
      id: trip.number,
      url: `/mytui/skrzynka-odbiorcza/${trip.number}`,
      trip,
      subject: null,
      unread: 3,
      lastAt: '2026-11-17T12:00:00.000Z',
      lastBy: 'staff',
      beginning: 'Dzień dobry! Tak, bezpłatnie.',
    },
    {
      id: 'q',
      url: '/mytui/skrzynka-odbiorcza/q',
      trip: null,
      subject: 'Oferta na zimę',
      unread: 0,
      lastAt: '2026-10-02T09:30:00.000Z',
      lastBy: 'me',
      beginning: 'Kiedy będzie oferta na zimę?',
    },
  ],
  unread: 3,
  query: null,
  found: [],
  sentAs: 's',
  draft: '',
  trips: [trip],
}
const path = `/mytui/skrzynka-odbiorcza/${trip.number}`
const calls = {
  reply: 'POST /api/www/mytui/api/mailbox/reply',
  draft: 'POST /api/www/mytui/api/mailbox/draft',
  read: 'POST /api/www/mytui/api/mailbox/read',
}
const texts = () =>
  page
    .getByRole('log')
    .getByRole('article')
    .elements()
    .map((one) => one.textContent ?? '')

test('a message is written by keyboard and stands below the others; the form is empty and has the focus', async () => {
  await page.viewport(desktop.width, desktop.height)
  const events = fakeEvents()
  const sent = answerCalls({
    [calls.reply]: { thread: trip.number, message: message(5, 'me', 'Do zobaczenia!') },
    [calls.draft]: null,
  })
  await draw(<ThreadScreen view={view} />, { path })
  expect(events.open()).toEqual([`/api/www/mytui/api/mailbox/events?thread=${trip.number}&after=4`])
  const area = page.getByLabelText('Twoja wiadomość')
  await area.click()
  await userEvent.keyboard('Do zobaczenia!{Tab}{Tab}{Enter}')
  await expect.element(page.getByText('Do zobaczenia!')).toBeVisible()
  await expect.element(area).toHaveValue('')
  expect(document.activeElement).toBe(area.element())
  const [reply] = sent.filter(({ path: to }) => to.endsWith('/reply'))
  expect(reply?.body).toMatchObject({ thread: trip.number, text: 'Do zobaczenia!' })
  // The message arrives as an event and as a response, but is shown once.
  events.say('message', message(5, 'me', 'Do zobaczenia!'))
  expect(texts().filter((text) => text.includes('Do zobaczenia!'))).toHaveLength(1)
  await expectAccessible()
})

test('what the office writes appears by itself and is marked as read; its typing and its reading are seen', async () => {
  const events = fakeEvents()
  const sent = answerCalls({ [calls.read]: null })
  await draw(<ThreadScreen view={view} />, { path })
  await expect.element(page.getByText('Przeczytane')).toBeVisible()
  events.say('typing', {})
  await expect.element(page.getByText('Doradca pisze…')).toBeVisible()
  events.say('message', message(5, 'staff', 'Miłego urlopu!'))
  await expect.element(page.getByText('Miłego urlopu!')).toBeVisible()
  await expect.element(page.getByText('Doradca pisze…')).not.toBeInTheDocument()
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ thread: trip.number, number: 5 }])
})

test('a message that did not get through stays in the form and is sent again under its name', async () => {
  fakeEvents()
  let isAway = true
  const sent = answerCalls({
    [calls.reply]: () =>
      isAway ? lostConnection() : { thread: trip.number, message: message(5, 'me', 'Halo') },
    [calls.draft]: null,
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await draw(<ThreadScreen view={view} />, { path })
  await page.getByLabelText('Twoja wiadomość').fill('Halo')
  await page.getByRole('button', { name: 'Wyślij wiadomość' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('nie doszła')
  await expect.element(page.getByLabelText('Twoja wiadomość')).toHaveValue('Halo')
  isAway = false
  await page.getByRole('button', { name: 'Wyślij wiadomość' }).click()
  await expect.element(page.getByText('Halo')).toBeVisible()
  const names = sent
    .filter(({ path: to }) => to.endsWith('/reply'))
    .map(({ body }) => (body as { sentAs: string }).sentAs)
  expect(new Set(names).size).toBe(1)
})

test('an empty message is told at its field; a draft is kept while one types', async () => {
  fakeEvents()
  const sent = answerCalls({ [calls.draft]: null })
  await draw(<ThreadScreen view={view} />, { path })
  await page.getByRole('button', { name: 'Wyślij wiadomość' }).click()
  await expect
    .element(page.getByLabelText('Twoja wiadomość'))
    .toHaveAccessibleDescription('Napisz wiadomość.')
  await page.getByLabelText('Twoja wiadomość').fill('Chciałabym')
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ thread: trip.number, text: 'Chciałabym' }])
})

test('what a guest or the office writes is text, whatever it looks like', async () => {
  fakeEvents()
  const evil = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
  const conversation = {
    ...view.conversation,
    messages: [message(1, 'staff', evil), message(2, 'machine', evil, { subject: evil })],
  }
  await draw(<ThreadScreen view={{ ...view, conversation }} />, { path })
  await expect.element(page.getByText(evil).first()).toBeVisible()
  expect(document.querySelector('main img, [role=log] img, [role=log] script')).toBeNull()
})

test('the list shows threads by trip with what is new, and is read again when something comes', async () => {
  await page.viewport(desktop.width, desktop.height)
  const events = fakeEvents()
  const loader = vi.fn(() => null)
  const routes = [{ path: '/mytui/skrzynka-odbiorcza', loader, element: <MailboxScreen mailbox={mailbox} /> }]
  await draw(null, { path: '/mytui/skrzynka-odbiorcza', routes })
  await expect.element(page.getByRole('link', { name: 'Złota Zatoka Palace & Spa' }).first()).toBeVisible()
  await expect.element(page.getByText('3 nowe wiadomości').first()).toBeVisible()
  events.say('unread', { unread: 3 })
  expect(loader).toHaveBeenCalledTimes(1)
  events.say('unread', { unread: 4 })
  await expect.poll(() => loader.mock.calls.length).toBe(2)
  await expectAccessible()
})

test.each(locales)('%s: list and thread fit a phone, with words for everything', async (locale) => {
  fakeEvents()
  await page.viewport(phone.width, phone.height)
  const list = await draw(
    <MailboxScreen
      mailbox={{ ...mailbox, query: 'łóż', found: [{ ...messages[1], url: '/x', trip } as never] }}
    />,
    { path: localisedPath(locale, '/mytui/skrzynka-odbiorcza') },
  )
  expect(document.body.textContent).not.toMatch(/mailbox\.|header\.|account\.|\{\{/)
  await expectNoSidewaysScroll()
  await list.unmount()
  const done = { ...view.conversation, done: 'sent' as const, olderUrl: '/x' }
  await draw(<ThreadScreen view={{ ...view, conversation: done }} />, { path: localisedPath(locale, path) })
  expect(document.body.textContent).not.toMatch(/mailbox\.|header\.|account\.|\{\{/)
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test.each([375, 1280])(
  'at %i pixels a picture is shown small above its name and opens whole',
  async (width) => {
    await page.viewport(width, 900)
    const plan = message(5, 'staff', 'Tu jest plan hotelu.', {
      files: [{ id: 'b', name: 'plan.jpg', kind: 'picture', bytes: 90_000, url: '/plan', smallUrl: scene }],
    })
    const conversation = { ...view.conversation, messages: [...messages, plan] }
    await draw(<ThreadScreen view={{ ...view, conversation }} />, { path })
    const link = page.getByRole('link', { name: /plan\.jpg/ })
    await expect.element(link).toHaveAttribute('href', '/plan')
    const picture = document.querySelector<HTMLImageElement>('a[href="/plan"] img')
    await expect.poll(() => picture?.getBoundingClientRect().height).toBeGreaterThan(100)
    expect(picture?.getBoundingClientRect().height).toBeLessThanOrEqual(192)
    await expectNoSidewaysScroll()
  },
)
