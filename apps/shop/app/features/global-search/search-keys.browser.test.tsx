import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bySelector } from '../../../test/browser/by-selector.ts'
import {
  drawSearchBar,
  field,
  submit,
  suggested,
  suggestionField,
} from '../../../test/browser/draw-search-bar.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { focusOn } from '../../../test/browser/keyboard.ts'

const { keyboard } = userEvent

const current = bySelector('[data-day]:focus')

test('a guest walks the calendar, hears its prices and leaves it as it was', async () => {
  await drawSearchBar()
  focusOn(field('travelDate'))
  await keyboard('{Enter}')
  await expect.element(current).toHaveAttribute('data-day', '2027-03-11')
  await expect
    .element(page.getByRole('button', { name: /^piątek, 12 marca 2027, od 1 500 zł/ }))
    .toBeVisible()
  await expectAccessible()
  await keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(current).toHaveAttribute('data-day', '2027-03-19')
  await keyboard('{PageDown}')
  await expect.element(current).toHaveAttribute('data-day', '2027-04-19')
  await keyboard('{PageUp}')
  await expect.element(current).toHaveAttribute('data-day', '2027-03-19')
  await keyboard('{Escape}')
  await expect.element(field('travelDate')).toHaveFocus()
  await expect.element(field('travelDate')).toHaveTextContent('Kiedykolwiek')
})

test('a guest takes a day give or take three', async () => {
  const { searched } = await drawSearchBar()
  focusOn(field('travelDate'))
  await keyboard('{Enter}')
  await expect.element(current).toHaveAttribute('data-day', '2027-03-11')
  await keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
  await expect.element(page.getByText(/Naciśnij „Zastosuj”/)).toBeVisible()
  focusOn(page.getByRole('radio', { name: '± 3 dni' }))
  await keyboard(' ')
  // A width applies at once, so closing does not discard it.
  await expect.element(page.getByText(/Naciśnij „Zastosuj”/)).not.toBeInTheDocument()
  await keyboard('{Escape}')
  await expect.element(field('travelDate')).toHaveFocus()
  await expect.element(field('travelDate')).toHaveTextContent('18.03. – 24.03.2027')
  focusOn(submit())
  await keyboard('{Enter}')
  await expect.poll(searched).toMatchObject({ startDate: '2027-03-18', endDate: '2027-03-24' })
})

test('days that are only pressed are forgotten on close, and applied by their button', async () => {
  const { searched } = await drawSearchBar()
  await field('travelDate').click()
  const day = page.getByRole('button', { name: /^niedziela, 21 marca 2027/ })
  await day.click()
  await keyboard('{Escape}')
  await expect.element(field('travelDate')).toHaveTextContent('Kiedykolwiek')
  await field('travelDate').click()
  await day.click()
  await page.getByRole('button', { name: 'Zastosuj' }).click()
  await expect.element(field('travelDate')).toHaveTextContent('21.03.2027')
  await submit().click()
  await expect.poll(searched).toMatchObject({ startDate: '2027-03-21', endDate: '2027-03-21' })
})

test('a month of the strip is one press away, and the whole of it is a choice that a close keeps', async () => {
  await drawSearchBar()
  await field('travelDate').click()
  const strip = page.getByRole('toolbar', { name: 'Przejdź do miesiąca' })
  await strip.getByRole('button', { name: 'maj 2027' }).click()
  await page.getByRole('button', { name: /^Cały miesiąc: maj 2027/ }).click()
  await keyboard('{Escape}')
  await expect.element(field('travelDate')).toHaveTextContent('maj 2027')
  await field('travelDate').click()
  // There are departures until June, so the calendar ends with July.
  await expect.element(strip.getByRole('button').last()).toHaveAccessibleName('lipiec 2027')
  focusOn(strip.getByRole('button', { name: 'maj 2027' }))
  await keyboard('{ArrowLeft}')
  await expect.element(strip.getByRole('button', { name: 'kwiecień 2027' })).toHaveFocus()
  await expectAccessible()
})

test('a guest finds a place despite a typo, and a hotel by its name', async () => {
  const { address, searched } = await drawSearchBar({
    suggestions: {
      gerc: [{ kind: 'country', code: 'GR', name: 'Grecja', within: [], hotelUrl: null }],
      'Blue Bay': [
        {
          kind: 'hotel',
          code: 'RHO1',
          name: 'Blue Bay',
          within: ['Rodos'],
          hotelUrl: '/wypoczynek/blue-bay',
        },
      ],
    },
  })
  focusOn(field('region'))
  await keyboard('{Enter}')
  await expect.element(suggestionField()).toHaveFocus()
  await keyboard('gerc')
  await expect.element(suggested(/^Grecja/)).toBeVisible()
  await keyboard('{ArrowDown}')
  await expect
    .element(suggestionField())
    .toHaveAttribute('aria-activedescendant', suggested(/^Grecja/).element().id)
  await expectAccessible()
  await keyboard('{Enter}')
  await expect.element(suggested(/^Grecja/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(field('region')).toHaveTextContent('Grecja')

  // The first press takes the text away, the second closes the field.
  await keyboard('{Escape}')
  await expect.element(suggestionField()).toHaveValue('')
  await keyboard('{Escape}')
  await expect.element(field('region')).toHaveFocus()

  await keyboard('{Enter}')
  await expect.element(suggestionField()).toHaveFocus()
  await keyboard('Blue Bay')
  await expect.element(suggested('Blue Bay')).toHaveTextContent('zobacz hotel')
  await keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => address().pathname).toBe('/wypoczynek/blue-bay')
  expect(searched().selectedDestinationsCodes).toEqual(['GR'])
})
