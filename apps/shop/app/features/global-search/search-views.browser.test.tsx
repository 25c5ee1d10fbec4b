import { type SearchDropdown, tripTypeConfiguration, tripTypes } from '@wojaz/travel/trip'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { tooManyQuestions } from '../../../test/browser/answer-calls.ts'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { phone } from '../../../test/browser/draw.tsx'
import {
  drawSearchBar,
  field,
  results,
  submit,
  suggested,
  suggestionField,
} from '../../../test/browser/draw-search-bar.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { nothingLeaves } from '../../../test/browser/search-bar-answers.ts'
import { boxOf } from '../../../test/browser/settled.ts'

/** Trip types are tabs; the others are fields that open. */
const fields = tripTypeConfiguration.WS.visibleDropdowns.filter((name) => name !== 'tripType')
const view = (name: string) => page.getByRole('dialog', { name })
const back = () => window.history.back()

test('on a wide screen the kinds of journey and the two small menus share one line', async () => {
  // The width of the form on a page of 1280 pixels.
  await page.viewport(1136, 900)
  const labels = ['Wakacje samolotem', 'Wakacje samochodem', 'Wycieczki objazdowe', 'Narty', 'Czartery']
  const kinds = tripTypes.map((code, at) => ({ code, label: labels[at] ?? '' }))
  await drawSearchBar({ tripTypes: kinds, askOptions: () => tooManyQuestions(5) })
  await expect.element(field('sameDayOffers')).toBeVisible()
  expect(bySelector('[data-trip-types] label').elements()).toHaveLength(5)
  const menus = await boxOf(bySelector('[data-dropdown="sameDayOffers"]'))
  expect(menus.top).toBeLessThan((await boxOf(bySelector('[data-trip-types]'))).bottom)
})

test('on a phone every field is a view of its own, and Back closes it', async () => {
  await page.viewport(phone.width, phone.height)
  const { address, searched } = await drawSearchBar()
  await expectNoSidewaysScroll()
  await field('region').click()
  // Names that scroll below the field must not show through it.
  const above = suggestionField().element().closest('.sticky') as Element
  expect(getComputedStyle(above).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  await suggestionField().fill('turc')
  await suggested(/^Turcja/).click()
  await expect.element(view('Dokąd').getByRole('button', { name: 'Pokaż 22 oferty' })).toBeVisible()
  await expectAccessible()
  back()
  await expect.element(view('Dokąd')).not.toBeInTheDocument()
  expect(address().pathname).toBe('/')
  await expect.element(field('region')).toHaveTextContent('Turcja')

  await field('travelDate').click()
  await view('Kiedy')
    .getByRole('button', { name: /^Cały miesiąc: marzec 2027 od \d/ })
    .click()
  await expectNoSidewaysScroll()
  await view('Kiedy').getByRole('button', { name: 'Pokaż 22 oferty' }).click()
  await expect.poll(() => address().pathname).toBe(results)
  expect(searched()).toMatchObject({ selectedDestinationsCodes: ['TR'], endDate: '2027-03-31' })
})

test('on a phone the class of a flight is a view of its own', async () => {
  await page.viewport(phone.width, phone.height)
  await drawSearchBar({ search: { tripType: 'CZ' }, tripTypes: [{ code: 'CZ', label: 'Czartery' }] })
  await expectNoSidewaysScroll()
  await field('cabin').click()
  await view('Klasa')
    .getByRole('radio', { name: /^Business/ })
    .click()
  await expect.element(view('Klasa')).not.toBeInTheDocument()
  await expect.element(field('cabin')).toHaveTextContent('Klasa: Business')
  await expectAccessible()
})

test('on a phone no name is broken for what it leads to', async () => {
  await page.viewport(phone.width, phone.height)
  await drawSearchBar({ askOptions: () => nothingLeaves })
  await field('airport').click()
  const name = page.getByText('Szczecin', { exact: true })
  await expect.element(name).toBeVisible()
  const line = Number.parseFloat(getComputedStyle(name.element()).lineHeight)
  expect((await boxOf(name)).height).toBeLessThan(line * 1.5)
  // The small menus are wider now, because they say why they are disabled.
  await expect.element(field('sameDayOffers')).toHaveTextContent('Brak ofert')
  await expectNoSidewaysScroll()
})

test('on a phone a child without its birth date keeps the view open when the guest goes back', async () => {
  await page.viewport(phone.width, phone.height)
  await drawSearchBar()
  await field('participants').click()
  await view('Kto jedzie').getByRole('button', { name: 'Dodaj dziecko' }).click()
  back()
  await expect.element(page.getByText('Podaj datę urodzenia każdego dziecka')).toBeVisible()
  await page.getByLabelText('Data urodzenia, dziecko 1').fill('2020-02-02')
  await view('Kto jedzie').getByRole('button', { name: 'Gotowe' }).click()
  await expect.element(view('Kto jedzie')).not.toBeInTheDocument()
  await expect.element(field('participants')).toHaveTextContent('1 dziecko')
})

describe('above a list', () => {
  const line = () => bySelector('[data-search-line] > summary')
  const search = { selectedDestinationsCodes: ['GR'], selectedAirports: ['KTW'] }

  test('the search is one line that opens to the form, and shuts once the form is sent', async () => {
    const { searched } = await drawSearchBar({ search, isCompact: true })
    await expect.element(line()).toHaveTextContent('Grecja · z: Katowice')
    await expect.element(field('region')).not.toBeInTheDocument()
    await line().click()
    await field('duration').click()
    await page.getByRole('radio', { name: /^7 nocy/ }).click()
    await submit().click()
    await expect.poll(searched).toMatchObject({ ...search, durationFrom: 7, durationTo: 7 })
    await expect.element(field('region')).not.toBeInTheDocument()
  })

  test('beside an open map another search leaves the map open', async () => {
    window.history.replaceState(window.history.state, '', '#mapa')
    onTestFinished(() => window.history.replaceState(window.history.state, '', ' '))
    const { address } = await drawSearchBar({ search, isCompact: true })
    await line().click()
    await submit().click()
    await expect.poll(address).toMatchObject({ pathname: results, hash: '#mapa' })
  })

  test('on a phone it is a view with views inside, and Back closes one after the other', async () => {
    await page.viewport(phone.width, phone.height)
    const { address } = await drawSearchBar({ search, isCompact: true })
    await line().click()
    await expect.element(view('Zmień wyszukiwanie')).toBeVisible()
    await expectNoSidewaysScroll()
    await expectAccessible()
    for (const name of fields) await expect.element(field(name)).toBeVisible()
    await field('airport').click()
    await expect.element(view('Skąd').getByRole('checkbox', { name: /^Katowice/ })).toBeChecked()
    back()
    await expect.element(view('Skąd')).not.toBeInTheDocument()
    await expect.element(view('Zmień wyszukiwanie')).toBeVisible()
    back()
    await expect.element(view('Zmień wyszukiwanie')).not.toBeInTheDocument()
    expect(address()).toMatchObject({ pathname: '/', search: '' })
  })
})

test.each([
  ['as a form', false],
  ['as one line', true],
])('at 200 % every field can be reached and nothing has to be pushed sideways: %s', async (_, isCompact) => {
  await page.viewport(640, 450)
  await drawSearchBar({ isCompact })
  await expectNoSidewaysScroll()
  await bySelector(isCompact ? '[data-search-line] > summary' : 'form').click()
  for (const name of fields) await expectReachable(name)
  await expectNoSidewaysScroll()
})

const expectReachable = (name: SearchDropdown) => field(name).click({ trial: true })
