import { createMemoryRouter, data, RouterProvider, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { draw } from '../../../test/browser/draw.tsx'
import { serve } from '../../../test/browser/serve.tsx'
import { readWhenChanged } from '../../browser/read-when-changed.ts'
import type { SeatMapView } from './seat-map-view.ts'
import { TripSeatsForm } from './trip-seats-form.tsx'

const view: SeatMapView = {
  cabin: 'Economy',
  passengers: ['ADULT', 'ADULT'],
  today: '2026-11-15',
  flights: [
    {
      flightId: 71,
      direction: 'DEPARTURE',
      flightNumber: 'WZ 1',
      fromAirport: 'WAW',
      toAirport: 'HER',
      date: '2027-06-12',
      departureTime: '06:10',
      aircraft: 'Boeing 737-800',
      minutes: 165,
      isLowCost: false,
      taken: [],
    },
  ],
  held: [{ flightId: 71, seat: '12A', person: 0, price: 39_00 }],
  until: null,
  now: '2026-11-15T12:00:00Z',
}

test('a seat chosen in the lists before the plan has come is on the plan, and is sent', async () => {
  const sent: Record<string, unknown>[] = []
  const action = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()))
    return null
  }
  const element = (
    <TripSeatsForm view={view} names={['Anna Nowak', 'Jan Nowak']} wished={null} submit="Policz" />
  )
  const { arrive } = serve(<RouterProvider router={createMemoryRouter([{ path: '*', element, action }])} />)
  await userEvent.selectOptions(page.getByLabelText('Jan Nowak'), '20D')
  await arrive()
  await expect.element(bySelector('[data-seat="20D"]')).toBeVisible()
  await page.getByRole('button', { name: 'Policz' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ intent: 'seats', 'seat.71.0': '12A', 'seat.71.1': '20D' })
})

function Planes() {
  const shown = useLoaderData<SeatMapView>()
  return (
    <>
      <h1>{`Zajęte: ${shown.now}`}</h1>
      <TripSeatsForm key={shown.now} view={shown} names={['Anna', 'Jan']} wished={null} submit="Policz" />
    </>
  )
}

test('where somebody was quicker, the next press chooses seats that are free now', async () => {
  const sent: string[] = []
  const taken = new Set<string>()
  const planes = (): SeatMapView => ({
    ...view,
    held: [],
    flights: view.flights.map((flight) => ({ ...flight, taken: [...taken] })),
    now: String(taken.size),
  })
  const action = async ({ request }: { request: Request }) => {
    const typed = await request.formData()
    const seats = ['seat.71.0', 'seat.71.1'].map((name) => String(typed.get(name)))
    sent.push(...seats)
    if (taken.size > 0) return null
    for (const seat of seats) taken.add(seat)
    return data(null, { status: 409 })
  }
  await draw(null, {
    path: '/uslugi',
    routes: [
      {
        path: '/uslugi',
        loader: planes,
        action,
        shouldRevalidate: readWhenChanged,
        element: <Planes />,
      },
    ],
  })
  for (const lost of [0, 2]) {
    await expect.element(page.getByRole('heading', { name: `Zajęte: ${lost}` })).toBeVisible()
    await expect.element(page.getByText('Jednym kliknięciem wybierzesz')).toBeVisible()
    await page.getByRole('button', { name: 'Wybierz miejsca obok siebie' }).click()
    await page.getByRole('button', { name: 'Policz' }).click()
    await expect.poll(() => sent).toHaveLength(lost + 2)
  }
  expect(new Set(sent).size).toBe(4)
})
