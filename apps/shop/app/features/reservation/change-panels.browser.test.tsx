import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { ChangeTripPanel, PastChangesPanel } from './change-panels.tsx'
import { changeKinds } from './reservation-address.ts'
import type { ReservationPart } from './reservation-view.ts'
import { changeHead } from './test-change-head.ts'

const sizes = { phone, desktop }
const money = { total: 1, paid: 1, due: [], payments: [], refunds: [], cancellation: null }
const manage: Extract<ReservationPart, { tab: 'zarzadzanie' }> = {
  tab: 'zarzadzanie',
  steps: null,
  quote: null,
  isQuoteOver: false,
  money,
  people: null,
  canChange: true,
  isSaved: false,
  tripChanges: [
    { until: '2026-09-03', perPerson: 10_000 },
    { until: '2026-09-18', perPerson: 20_000 },
  ],
  canChangeFreely: false,
  isChanged: true,
  past: [],
  kinds: changeKinds,
  travellerData: {
    isNeeded: false,
    until: '2026-09-30',
    isOver: false,
    people: [],
    form: null,
    wishes: null,
    saved: null,
  },
}

test.each(['phone', 'desktop'] as const)(
  'the tab says on a %s what can be changed, what it costs, and what was',
  async (size) => {
    await page.viewport(sizes[size].width, sizes[size].height)
    await draw(
      <div className="grid gap-5 p-4">
        <ChangeTripPanel head={changeHead} part={manage} />
        <PastChangesPanel
          past={[
            {
              id: '1',
              on: '2026-08-01',
              kind: 'trip',
              parts: [{ part: 'flight', before: 'Warszawa, 06:10', after: 'Warszawa, 05:40' }],
              upsells: null,
              money: { before: 1_196_462, total: 1_238_462, fee: 30_000, refund: 0 },
            },
            {
              id: '0',
              on: '2026-07-30',
              kind: 'upsells',
              parts: [],
              upsells: {
                added: [{ what: 'Walizka 32 kg', who: 'Anna Nowak', amount: 16_000 }],
                returned: [{ what: 'Parking', who: null, amount: 9_900 }],
              },
              money: { before: 1_190_362, total: 1_196_462, fee: 0, refund: 0 },
            },
          ]}
        />
      </div>,
    )
    await expect.element(page.getByRole('link', { name: 'Termin lub długość' })).toBeVisible()
    await expect.element(page.getByText('do 03.09.2026: 100 zł za osobę')).toBeVisible()
    await expect.element(page.getByText('01.08.2026: zmiana wyjazdu')).toBeVisible()
    await expect.element(page.getByText(/Walizka 32 kg/)).toBeVisible()
    await expect.element(page.getByText(/^Cena: 11\s903,62\szł → 11\s964,62\szł\.$/)).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll()
  },
)

test('in the last days the tab offers to stay at home, and nothing once the trip has begun', async () => {
  const late = { ...manage, tripChanges: [], isChanged: false }
  const { unmount } = await draw(<ChangeTripPanel head={changeHead} part={{ ...late, kinds: ['osoby'] }} />)
  await expect.element(page.getByText(/^Terminu, lotniska i pokoju nie można już zmienić/)).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(1)
  await unmount()
  await draw(<ChangeTripPanel head={changeHead} part={{ ...late, kinds: [] }} />)
  await expect.element(page.getByText(/^Do wyjazdu zostało za mało czasu/)).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test('who has to pay for a change does so in the account', async () => {
  const due = [{ amount: 939_262, dueBy: '2026-09-10' }]
  await draw(<ChangeTripPanel head={changeHead} part={{ ...manage, money: { ...money, due } }} />)
  await expect
    .element(page.getByRole('link', { name: 'Zapłać wcześniej' }))
    .toHaveAttribute('href', '/mytui/rezerwacja/W402917652/karta/platnosc')
})
