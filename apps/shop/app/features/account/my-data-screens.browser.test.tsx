import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../test/browser/answer-calls.ts'
import { letPass, stopClock } from '../../../test/browser/clock.ts'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { LeaveScreen } from './leave-screen.tsx'
import { MyDataScreen } from './my-data-screen.tsx'
import type { CopyView, KeptOrderView, SessionView } from './my-data-view.ts'
import { SessionsScreen } from './sessions-screen.tsx'
import { StayScreen } from './stay-screen.tsx'

const session = (id: string, more: Partial<SessionView> = {}): SessionView => ({
  id,
  device: 'Chrome, Android',
  place: '198.51.*.*',
  isThis: false,
  seenAt: '2026-06-30T18:05:00.000Z',
  begunAt: '2026-06-01T12:00:00.000Z',
  ...more,
})
const sessions = [
  session('1', { isThis: true, device: 'Firefox, Windows' }),
  session('2'),
  session('3', { device: '', place: null }),
]
const kept: KeptOrderView[] = [
  { number: 'W402917655', name: 'Blue Bay', wholeUntil: '2026-09-19', documentsUntil: '2032-12-31' },
  { number: 'W402917656', name: 'Hotel Słoneczny', wholeUntil: null, documentsUntil: '2031-12-31' },
]
const waiting: CopyView = { state: 'waiting', id: '1', done: 3, parts: 12 }
const ready: CopyView = {
  state: 'ready',
  id: '1',
  until: '2026-07-08T10:00:00.000Z',
  kilobytes: 84,
  url: '/api/www/mytui/api/my-data/1/file',
}

test('every login but this one has a button of its own, named after its device', async () => {
  await draw(<SessionsScreen sessions={sessions} />)
  await expect.element(page.getByText('To urządzenie')).toBeVisible()
  await expect.element(page.getByText('Ostatnio: 30.06.2026, 20:05').first()).toBeVisible()
  const names = ['Zakończ sesję: Chrome, Android', 'Zakończ sesję: Nieznane urządzenie']
  for (const name of names) await expect.element(page.getByRole('button', { name })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Firefox/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Zakończ wszystkie pozostałe' })).toBeVisible()
  await expectAccessible()
})

test('who is logged in nowhere else has nothing to end', async () => {
  await draw(<SessionsScreen sessions={sessions.slice(0, 1)} />)
  await expect.element(page.getByText(/Poza tym urządzeniem/)).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('a copy that is being made shows how far it is, and its file when it is ready, without a reload', async () => {
  stopClock()
  let now: CopyView = waiting
  answerCalls({ 'GET /api/www/mytui/api/my-data': () => now })
  await draw(<MyDataScreen copy={{ ...waiting, done: 0, parts: 0 }} confirmUrl={null} />)
  await expect.element(page.getByText('Czeka w kolejce')).toBeVisible()
  await letPass(2_000)
  await expect.element(page.getByText('Gotowe części: 3 z 12')).toBeVisible()
  now = ready
  await letPass(2_000)
  const link = page.getByRole('link', { name: 'Pobierz plik ZIP (84 kB)' })
  await expect.element(link).toHaveAttribute('href', ready.url)
  // Not the router's link: it would look for a page there.
  await expect.element(link).toHaveAttribute('download')
  await expect.element(link).not.toHaveAttribute('data-own-link')
  await expect.element(page.getByRole('button', { name: 'Przygotuj jeszcze raz' })).toBeVisible()
})

test('the progress has a name for those who do not see it', async () => {
  await draw(<MyDataScreen copy={waiting} confirmUrl={null} />)
  await expect.element(page.getByRole('progressbar', { name: 'Gotowe części: 3 z 12' })).toBeVisible()
  await expectAccessible()
})

test('who logged in long ago first shows who they are', async () => {
  await draw(<MyDataScreen copy={ready} confirmUrl="/mytui/potwierdzenie?powrot=x" />)
  const link = page.getByRole('link', { name: 'Potwierdź, że to Ty, i pobierz' })
  await expect.element(link).toHaveAttribute('href', '/mytui/potwierdzenie?powrot=x')
})

test('what the law keeps, and until when, stands before the button', async () => {
  await draw(<LeaveScreen kept={kept} />)
  await expect.element(page.getByText('Faktura i płatności: do 31.12.2032.')).toBeVisible()
  await expect.element(page.getByText(/dane podróżnych i kontakt trzymamy do 19.09.2026/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Usuń moje konto' })).toBeVisible()
  await expectAccessible()
})

test.each(['pl', 'cs', 'ro', 'hu', 'uk'])('all of them fit on a phone in %s', async (locale) => {
  await page.viewport(phone.width, phone.height)
  const path = locale === 'pl' ? '/mytui' : `/${locale}/mytui`
  for (const shown of [
    <SessionsScreen key="1" sessions={sessions} />,
    <MyDataScreen key="2" copy={ready} confirmUrl={null} />,
    <LeaveScreen key="3" kept={kept} />,
    <LeaveScreen key="4" kept={null} />,
    <StayScreen key="5" state="ask" isLoggedIn={false} />,
  ]) {
    const drawn = await draw(shown, { path })
    await expectNoSidewaysScroll()
    await drawn.unmount()
  }
  await page.viewport(desktop.width, desktop.height)
})
