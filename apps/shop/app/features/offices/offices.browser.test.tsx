import type { Office } from '@wojaz/content'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { OfficeFinder, OfficesContext } from './office-finder.tsx'
import { OfficeList } from './office-list.tsx'
import { OfficeView } from './office-view.tsx'

/** A Wednesday in Warsaw. */
const noon = new Date('2026-07-01T12:00:00+02:00')
const weekdays = { opens: '10:00', closes: '18:00' }

function office(name: string, given: Partial<Office> = {}): Office {
  return {
    officeId: name,
    name,
    city: 'Warszawa',
    citySeoName: 'warszawa',
    url: `/kontakt/${name}`,
    address: 'ul. Marszałkowska 87',
    addressSeoName: 'ul-marszalkowska-87',
    postalCode: '00-683',
    coordinates: { latitude: 52.2263, longitude: 21.0135 },
    phone: '+48 22 000 00 01',
    openingHours: [weekdays, weekdays, weekdays, weekdays, weekdays, null, null],
    email: 'biuro@wojaz.example',
    exceptions: [],
    services: [],
    notice: null,
    picture: null,
    gettingThereHtml: '<p>Metro Politechnika</p>',
    updatedAt: '2026-06-01T10:00:00.000Z',
    ...given,
  }
}

const cities = [{ name: 'Łódź', seoName: 'lodz', offices: 2 }]
const found = [office('Centrum'), office('Wola', { openingHours: Array(7).fill(null) })]

test('a guest who looks for a city or a postcode is led to what was found there', async () => {
  const { router } = await draw(<OfficeFinder cities={cities} />)
  await page.getByLabelText('Miasto, ulica lub kod pocztowy').fill('warszawa')
  await page.getByRole('button', { name: 'Szukaj', exact: true }).click()
  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname: '/kontakt/biura-tui', search: '?miejsce=warszawa' })
})

test('what was found says whether it is open; where nothing was, there are the cities to choose from', async () => {
  const screen = await draw(
    <OfficesContext value={{ wish: 'warszawa', found, now: noon, places: [] }}>
      <OfficeFinder cities={cities} />
    </OfficesContext>,
  )
  await expect.element(page.getByRole('heading', { name: /„warszawa”/ })).toBeVisible()
  await expect.element(page.getByRole('article').first()).toHaveTextContent(/Otwarte do 18:00/)
  await expect.element(page.getByRole('article').last()).toHaveTextContent(/zamknięte/)
  await expectAccessible()
  await screen.unmount()
  await draw(
    <OfficesContext value={{ wish: 'nigdzie', found: [], now: noon, places: [] }}>
      <OfficeFinder cities={cities} />
    </OfficesContext>,
  )
  await expect.element(page.getByRole('heading', { name: /„nigdzie”/ })).toBeVisible()
  await expect.element(page.getByRole('article')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Łódź' })).toBeVisible()
})

const far = office('Daleko', { coordinates: { latitude: 52.4, longitude: 21.3 } })
const near = office('Blisko', { coordinates: { latitude: 52.23, longitude: 21.01 } })
const nowhere = office('Nigdzie', { coordinates: null })
const offices = [nowhere, far, near]
const namesInOrder = () =>
  page
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent)

test('the nearest come first when the guest asks, each with its distance', async () => {
  guestIsAt({ latitude: 52.2297, longitude: 21.0122 })
  await draw(<OfficeList offices={offices} now={noon} />)
  expect(namesInOrder()).toEqual(['Nigdzie', 'Daleko', 'Blisko'])
  await page.getByRole('button', { name: 'Pokaż najbliższe' }).click()
  await expect.element(page.getByText('Najbliższe są na początku.')).toBeVisible()
  expect(namesInOrder()).toEqual(['Blisko', 'Daleko', 'Nigdzie'])
  expect(page.getByText(/km od Ciebie/).elements()).toHaveLength(2)
  await expectAccessible()
})

test('a guest who does not want to say where they are keeps the list and is told', async () => {
  guestIsAt(null)
  await draw(<OfficeList offices={offices} now={noon} />)
  await page.getByRole('button', { name: 'Pokaż najbliższe' }).click()
  await expect.element(page.getByRole('status')).not.toHaveTextContent(/^$/)
  expect(namesInOrder()).toEqual(['Nigdzie', 'Daleko', 'Blisko'])
})

test('an office tells a week of hours and how to get there, and fits a phone', async () => {
  await draw(<OfficeView office={office('Centrum')} now={noon} />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Centrum' })).toBeVisible()
  expect(page.getByRole('row').elements()).toHaveLength(7)
  await expect.element(page.getByText('Metro Politechnika')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Otwórz na mapie' }))
    .toHaveAttribute('rel', 'noreferrer nofollow')
  await expectAccessible()
  await page.viewport(phone.width, phone.height)
  await expectNoSidewaysScroll()
})

function guestIsAt(coords: { latitude: number; longitude: number } | null) {
  const asked = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((tell, refuse) =>
      coords ? tell({ coords } as GeolocationPosition) : refuse?.({} as GeolocationPositionError),
    )
  onTestFinished(() => asked.mockRestore())
}
