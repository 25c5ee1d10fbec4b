import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { drawSearchBar, field, submit } from '../../../test/browser/draw-search-bar.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { hasAllowed, keepCookie } from '../../../test/browser/guest.ts'
import { focusOn } from '../../../test/browser/keyboard.ts'

const open = () => bySelector('[data-dropdown][open]')

describe('flights alone', () => {
  const flights = { tripType: 'CZ' } as const
  const tripTypes = [{ code: 'CZ', label: 'Czartery' }] as const

  test('ask for the class, which counts and is sent; economy is none', async () => {
    const { address, searched } = await drawSearchBar({ search: flights, tripTypes: [...tripTypes] })
    await expect.element(field('cabin')).toHaveTextContent('Klasa: Ekonomiczna')
    await expect.element(field('hours')).not.toBeInTheDocument()
    await field('cabin').click()
    await expect.element(page.getByRole('radio', { name: /^Ekonomiczna/ })).toBeChecked()
    await expectAccessible()
    await page.getByRole('radio', { name: /^Business od 2 499 zł · 12/ }).click()
    await expect.element(open()).not.toBeInTheDocument()
    await expect.element(field('cabin')).toHaveTextContent('Klasa: Business')
    await submit().click()
    await expect.poll(() => address().pathname).toBe('/wyszukiwarka-lotow')
    expect(searched().selectedFilterValues).toEqual({ cabin: ['Business'] })
  })

  test('by keyboard: arrows choose a class, Escape closes', async () => {
    const { searched } = await drawSearchBar({
      search: { ...flights, selectedFilterValues: { cabin: ['Business'] } },
      tripTypes: [...tripTypes],
    })
    await focusOn(field('cabin'))
    await userEvent.keyboard('{Enter}{Tab}')
    await expect.element(page.getByRole('radio', { name: /^Business/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Escape}')
    await expect.element(field('cabin')).toHaveFocus()
    await expect.element(field('cabin')).toHaveTextContent('Klasa: Ekonomiczna')
    await submit().click()
    await expect.poll(() => searched().selectedFilterValues).toEqual({})
  })

  test('are looked for by country, region or airport, never by hotel', async () => {
    await drawSearchBar({
      search: flights,
      tripTypes: [...tripTypes],
      suggestions: {
        'Blue Bay': [
          { kind: 'hotel', code: 'B', name: 'Blue Bay', within: ['Grecja'], hotelUrl: '/wypoczynek/b' },
        ],
      },
    })
    await field('region').click()
    const name = page.getByRole('combobox', { name: 'Kraj, region lub lotnisko' })
    await name.fill('Blue Bay')
    await expect.element(page.getByText(/^Nie znamy takiego miejsca/)).toBeVisible()
    expect(bySelector('[role="listbox"] [role="option"]').elements()).toEqual([])
  })

  test('say what the way out alone leads to', async () => {
    await drawSearchBar({ search: flights, tripTypes: [...tripTypes] })
    await field('duration').click()
    await expect.element(page.getByRole('radio', { name: /^W jedną stronę od 399 zł · 12/ })).toBeVisible()
  })

  test('the class of the last search is in the form again, and in the line above a list', async () => {
    hasAllowed('preferences')
    keepCookie('last_search', ':PRICE_ASCENDING:a:KTW:ctAdult:2:cabin:Business:tripType:CZ')
    await drawSearchBar({ search: flights, tripTypes: [...tripTypes] })
    await expect.element(field('cabin')).toHaveTextContent('Klasa: Business')
    await drawSearchBar({
      search: { ...flights, selectedFilterValues: { cabin: ['Business'] } },
      tripTypes: [...tripTypes],
      isCompact: true,
    })
    await expect.element(bySelector('[data-search-line]')).toHaveTextContent('Klasa: Business')
  })
})
