import type { ChatLine } from '@wojaz/talks'
import { locales, localisedPath } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../test/browser/answer-calls.ts'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { fakeEvents } from '../../../test/browser/event-source.ts'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import type { MessageView } from '../mailbox/mailbox.ts'
import { ChatTab } from './chat-tab.tsx'

const number = 'W402917652'
const path = `/mytui/rezerwacja/${number}/karta/czat`
const message = (nth: number, by: MessageView['by'], text: string): MessageView => ({
  number: nth,
  by,
  name: by === 'staff' ? 'Ola' : null,
  subject: null,
  text,
  files: [],
  at: '2026-11-17T12:00:00.000Z',
})
const tab = (line: ChatLine) => (
  <ChatTab
    part={{
      tab: 'czat',
      line,
      token: 'token',
      mailboxUrl: `/mytui/skrzynka-odbiorcza/${number}`,
      conversation: {
        id: number,
        olderUrl: null,
        newestUrl: null,
        staffRead: 0,
        draft: '',
        done: null,
        messages: [message(1, 'me', 'Halo?')],
        sentAs: '00000000-0000-4000-8000-000000000001',
      },
    }}
  />
)

test('the guest sees the place in line, then who answers, as it happens', async () => {
  const events = fakeEvents()
  answerCalls({ 'POST /api/www/mytui/api/mailbox/read': null })
  await draw(tab({ state: 'waiting', place: 3 }), { path })
  await expect.element(page.getByText(/Twoje miejsce w kolejce: 3/)).toBeVisible()
  events.say('chat', { state: 'waiting', place: 1 })
  await expect.element(page.getByText(/Twoje miejsce w kolejce: 1/)).toBeVisible()
  events.say('chat', { state: 'answered', name: 'Ola' })
  await expect.element(page.getByText('Ola rozmawia z Tobą.')).toBeVisible()
  events.say('message', message(2, 'staff', 'Dzień dobry!'))
  await expect.element(page.getByText('Dzień dobry!')).toBeVisible()
  await expectAccessible()
})

test('a message carries the token, and so does typing', async () => {
  fakeEvents()
  const sent = answerCalls({
    'POST /api/www/mytui/api/mailbox/typing': null,
    'POST /api/www/mytui/api/mailbox/draft': null,
    'POST /api/www/mytui/api/mailbox/reply': { thread: number, message: message(2, 'me', 'Pytanie') },
  })
  await draw(tab({ state: 'open', until: '20:00' }), { path })
  await page.getByLabelText('Twoja wiadomość').fill('Pytanie')
  await page.getByRole('button', { name: 'Wyślij wiadomość' }).click()
  await expect.element(page.getByText('Pytanie')).toBeVisible()
  const bodies = sent.filter(({ path: to }) => !to.endsWith('draft')).map(({ body }) => body)
  expect(bodies).toMatchObject([{ chatToken: 'token' }, { chatToken: 'token', text: 'Pytanie' }])
})

const lines: ChatLine[] = [
  { state: 'open', until: '20:00' },
  { state: 'away' },
  { state: 'closed', opensAt: { day: '2026-11-18', time: '09:00' } },
  { state: 'closed', opensAt: null },
]
test.each(locales)('%s: who is there, and who is not, fits a phone', async (locale) => {
  await page.viewport(phone.width, phone.height)
  fakeEvents()
  for (const line of lines) {
    const shown = await draw(tab(line), { path: localisedPath(locale, path) })
    expect(document.body.textContent).not.toMatch(/mailbox\.|\{\{/)
    await expectNoSidewaysScroll()
    await shown.unmount()
  }
})
