import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lostConnection, tooManyQuestions } from '../../../test/browser/answer-calls.ts'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { drawSearchBar, field, results, submit } from '../../../test/browser/draw-search-bar.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { hasAllowed, keepCookie } from '../../../test/browser/guest.ts'
import { heldAnswer } from '../../../test/browser/held-answer.ts'
import { focusOn } from '../../../test/browser/keyboard.ts'
import { nothingLeaves } from '../../../test/browser/search-bar-answers.ts'

const open = () => bySelector('[data-dropdown][open]')
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('one field is open at a time, and pressed twice it is shut', async () => {
  await drawSearchBar()
  await field('airport').click()
  await expect.element(open()).toHaveAttribute('data-dropdown', 'airport')
  await field('region').click()
  await expect.element(open()).toHaveAttribute('data-dropdown', 'region')
  await field('participants').dblClick()
  await expect.element(open()).not.toBeInTheDocument()
})

test('what is chosen is counted at once, and sent it is the address of the results', async () => {
  const { address, searched } = await drawSearchBar()
  await field('airport').click()
  await page.getByRole('checkbox', { name: /^Katowice/ }).click()
  await expect.element(page.getByText('Znaleziono 22 oferty')).toBeInTheDocument()
  await field('hours').click()
  await page.getByRole('checkbox', { name: /^Rano, 6–12/ }).click()
  await submit().dblClick()
  await expect.poll(() => address().pathname).toBe(results)
  expect(searched()).toMatchObject({
    tripType: 'WS',
    selectedAirports: ['KTW'],
    selectedFilterValues: { hours: ['06-12'] },
  })
})

test('kinds of journey are all in sight; another one has its own fields and its own results', async () => {
  const { address } = await drawSearchBar()
  const tabs = page.getByRole('group', { name: 'Rodzaj podróży' }).getByRole('radio')
  await expect.element(tabs.first()).toBeChecked()
  await page.getByText('Wakacje samochodem').click()
  await expect.element(page.getByRole('radio', { name: 'Wakacje samochodem' })).toBeChecked()
  await expect.element(field('airport')).not.toBeInTheDocument()
  await expectAccessible()
  await submit().click()
  await expect.poll(() => address().pathname).toBe('/wypoczynek/wyniki-wyszukiwania-samochod')
})

describe('the last search', () => {
  const kept = ':price:byPlane:T:a:KTW:ctAdult:3:c:GR:tripType:WS'

  test('is in the form again, where the guest lets us remember it', async () => {
    hasAllowed('preferences')
    keepCookie('last_search', kept)
    const { searched } = await drawSearchBar()
    await expect.element(field('airport')).toHaveTextContent('Katowice')
    await expect.element(field('region')).toHaveTextContent('Grecja')
    await expect.element(field('participants')).toHaveTextContent('3 dorosłych')
    await submit().click()
    await expect.poll(searched).toMatchObject({ selectedDestinationsCodes: ['GR'], adultsCount: 3 })
  })

  test('for another kind of trip leaves a page about its own kind as it is, with the party that travels', async () => {
    hasAllowed('preferences')
    keepCookie('last_search', kept)
    const { address } = await drawSearchBar({ search: { tripType: 'DW', pageUrl: '/samochodem' } })
    await expect.element(field('participants')).toHaveTextContent('3 dorosłych')
    await expect.element(page.getByRole('radio', { name: 'Wakacje samochodem' })).toBeChecked()
    await submit().click()
    await expect.poll(() => new URLSearchParams(address().search).get('pageOrigin')).toBe('/samochodem')
    expect(address().pathname).toBe('/wypoczynek/wyniki-wyszukiwania-samochod')
  })

  test('gives way to the search of a page, and is not read without consent', async () => {
    keepCookie('last_search', kept)
    await drawSearchBar()
    await expect.element(field('airport')).toHaveTextContent('Dowolne lotnisko')
    hasAllowed('preferences')
    await drawSearchBar({ search: { selectedDestinationsCodes: ['TR'] } })
    await expect.element(field('region').last()).toHaveTextContent('Turcja')
  })
})

describe('who travels', () => {
  test('a child without its birth date keeps the panel open, which says why', async () => {
    const { searched } = await drawSearchBar()
    await field('participants').click()
    await button('Dodaj dziecko').dblClick()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Podaj datę urodzenia każdego dziecka')).toBeVisible()
    await expectAccessible()
    await page.getByLabelText('Data urodzenia, dziecko 1').fill('2019-05-01')
    await page.getByLabelText('Data urodzenia, dziecko 2').fill('2021-03-04')
    await button('Gotowe').click()
    await expect.element(field('participants')).toHaveTextContent('2 dorosłych, 2 dzieci')
    await submit().click()
    await expect.poll(() => searched().childrenBirthDates).toEqual(['2019-05-01', '2021-03-04'])
  })

  test('a ninth guest is refused in words', async () => {
    await drawSearchBar({ search: { adultsCount: 8 } })
    await field('participants').click()
    const limit = page.getByText(/^Maksymalna liczba uczestników .* to 8 osób\./)
    await expect.element(limit).not.toBeInTheDocument()
    await button('Dodaj dorosłego').click()
    await expect.element(limit).toBeVisible()
    await expect.element(field('participants')).toHaveTextContent('8 dorosłych')
  })
})

describe('what leads nowhere', () => {
  const reason = 'Brak ofert dla Twoich kryteriów'
  const drawDeadEnd = () =>
    drawSearchBar({
      search: { selectedAirports: ['LUZ'], durationFrom: 29, durationTo: 30 },
      askOptions: () => nothingLeaves,
    })

  test('says why and cannot be chosen', async () => {
    await drawDeadEnd()
    await field('airport').click()
    const dead = page.getByRole('checkbox', { name: `Szczecin ${reason}` })
    await expect.element(dead).toHaveAttribute('aria-disabled', 'true')
    focusOn(dead)
    await userEvent.keyboard(' ')
    await expect.element(dead).not.toBeChecked()
    await expectAccessible()
  })

  test.each(['hours', 'region'] as const)('a field of it (%s) stays shut and says why', async (name) => {
    await drawDeadEnd()
    await field('airport').click()
    await expect.element(field(name)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(field(name)).toHaveAccessibleDescription(reason)
    await expect.element(field(name)).toHaveTextContent(reason)
    await field(name).click({ force: true })
    await expect.element(bySelector(`[data-dropdown="${name}"]`)).not.toHaveAttribute('open')
  })

  test('a neighbouring airport is offered instead', async () => {
    const { searched } = await drawDeadEnd()
    await field('airport').click()
    await expect.element(page.getByText('W tej samej okolicy')).toBeVisible()
    await button('Dodaj Rzeszów').click()
    await expect.element(page.getByRole('checkbox', { name: /^Rzeszów/ })).toBeChecked()
    await button('Pokaż 22 oferty').click()
    await expect.poll(() => searched().selectedAirports).toEqual(['LUZ', 'RZE'])
  })
})

describe('when answers fail or come late', () => {
  const nights = (number: number) => bySelector('[data-dropdown="duration"]').getByRole('radio').nth(number)

  test('prices that cannot be had are told, and everything can still be chosen', async () => {
    await drawSearchBar({ askOptions: lostConnection })
    await field('duration').click()
    await expect.element(page.getByText('Nie udało się sprawdzić cen i dostępności.')).toBeVisible()
    await nights(1).click()
    await expect.element(field('duration')).not.toHaveTextContent('Dowolnie')
  })

  test('a late count does not overwrite a newer one', async () => {
    const first = heldAnswer<number>()
    const counts = [() => first.promise, () => 22]
    await drawSearchBar({ askCount: () => counts.shift()?.() ?? 0 })
    await field('duration').click()
    await nights(1).click()
    await field('duration').click()
    await nights(2).click()
    await expect.element(submit()).toHaveTextContent('Pokaż 22 oferty')
    await first.arrive(111)
    expect(submit().element().textContent).toBe('Pokaż 22 oferty')
  })

  test('a failed count is told and never blocks the search', async () => {
    const { searched } = await drawSearchBar({ askCount: lostConnection })
    await field('duration').click()
    await page.getByRole('radio', { name: /^7 nocy/ }).click()
    await expect.element(page.getByText('Nie udało się policzyć ofert.')).toBeVisible()
    await submit().click()
    await expect.poll(() => searched().durationFrom).toBe(7)
  })
  test('a busy shop says so and never blocks the search', async () => {
    const { searched } = await drawSearchBar({
      askCount: () => tooManyQuestions(3_600),
      askOptions: () => tooManyQuestions(3_600),
    })
    await field('duration').click()
    const busy = page.getByText('Mamy teraz bardzo dużo wyszukiwań.')
    await expect.element(busy.first()).toBeVisible()
    await page.getByRole('radio', { name: /^7 nocy/ }).click()
    await expect.element(busy.last()).toBeVisible()
    await submit().click()
    await expect.poll(() => searched().durationFrom).toBe(7)
  })

  test('a busy shop is asked again when it says, and the count comes', async () => {
    const answers = [tooManyQuestions(0), tooManyQuestions(0)]
    await drawSearchBar({ askCount: () => answers.pop() ?? 22 })
    await field('duration').click()
    await page.getByRole('radio', { name: /^7 nocy/ }).click()
    await expect.element(page.getByText('Znaleziono 22 oferty')).toBeInTheDocument()
    expect(answers).toEqual([])
  })
})
