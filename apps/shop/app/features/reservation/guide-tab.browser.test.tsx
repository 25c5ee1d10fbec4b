import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { GuideTab } from './guide-tab.tsx'
import type { GuideView } from './guide-view.ts'
import type { ReservationHead } from './reservation-view.ts'

const head = { number: 'W402917652' } as ReservationHead
const part: GuideView = {
  place: 'Hersonissos, Kreta, Grecja',
  month: 'lipiec',
  aboutUrl: '/wypoczynek/grecja',
  weather: [['Woda', '24 °C']],
  guide: {
    currency: 'Walutą jest euro.',
    power: 'Gniazdka typu C i F.',
    phone: '+30',
    entry: null,
    emergency: 'Na każdą pomoc: 112.',
    sights: [{ name: 'Knossos', text: 'pałac króla Minosa' }],
    phrases: [{ name: 'Efcharistó', text: 'dziękuję' }],
  },
}

test('what one needs on the spot is told, and can be taken along', async () => {
  await page.viewport(phone.width, phone.height)
  await draw(<GuideTab head={head} part={part} />)
  await expect.element(page.getByRole('heading', { name: 'Pogoda: lipiec' })).toBeVisible()
  await expect.element(page.getByText('Na każdą pomoc: 112.')).toBeVisible()
  await expect.element(page.getByText('Efcharistó')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Zapisz na telefonie' }))
    .toHaveAttribute('href', '/mytui/rezerwacja/W402917652/przewodnik.html')
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('without a guide there is somebody to ask', async () => {
  await draw(<GuideTab head={head} part={{ ...part, weather: null, guide: null }} />)
  await expect.element(page.getByText(/O wszystko możesz zapytać nas/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Zapisz na telefonie' })).not.toBeInTheDocument()
})
