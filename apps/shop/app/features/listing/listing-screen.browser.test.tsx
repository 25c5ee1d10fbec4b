import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lostConnection } from '../../../test/browser/answer-calls.ts'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { cards, count, drawListing, names, sort, tick } from '../../../test/browser/draw-listing.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { hasAllowed, keptCookie } from '../../../test/browser/guest.ts'
import { heldAnswer } from '../../../test/browser/held-answer.ts'
import { focusOn } from '../../../test/browser/keyboard.ts'
import { answerListing, planePath } from '../../../test/browser/listing-answers.ts'
import { painted } from '../../../test/browser/painted.ts'
import type { ListingView } from './listing-view.ts'

const byPrice = (first: number) => Array.from({ length: 10 }, (_, number) => `Hotel ${first + number}`)

describe('a choice', () => {
  test('leads to as many as its number says, and Back leads to the list before it', async () => {
    const { query, back } = await drawListing()
    await expect.element(count()).toHaveTextContent('24 oferty')
    await expect
      .element(bySelector('#filtry label').filter({ hasText: 'All inclusive' }))
      .toHaveTextContent('6')
    await tick(/^All inclusive/).click()
    await expect.element(count()).toHaveTextContent('6 ofert')
    expect(query()).toContain(':board:AI')
    expect(names()).toEqual(['Hotel 0', 'Hotel 4', 'Hotel 8', 'Hotel 12', 'Hotel 16', 'Hotel 20'])
    await expect.element(page.getByRole('link', { name: 'Usuń: All inclusive' })).toBeVisible()
    await expectAccessible()
    await back()
    await expect.element(count()).toHaveTextContent('24 oferty')
    await expect.element(tick(/^All inclusive/)).not.toBeChecked()
  })

  test('of an order is remembered where the guest allows it', async () => {
    hasAllowed('preferences')
    const { query, back } = await drawListing()
    await sort().selectOptions('priceDESC')
    await expect.poll(() => names()[0]).toBe('Hotel 23')
    expect(query()).toContain('priceDESC')
    expect(keptCookie('listing_sort')).toBe('priceDESC')
    await back()
    await expect.element(sort()).toHaveValue('price')
    await expect.poll(names).toEqual(byPrice(0))
  })

  test('of an order is remembered by nobody else', async () => {
    await drawListing()
    await sort().selectOptions('priceDESC')
    await expect.poll(() => names()[0]).toBe('Hotel 23')
    expect(keptCookie('listing_sort')).toBeNull()
  })

  test('writes only to fields that have changed', async () => {
    await drawListing()
    const written = writtenFields()
    await tick(/^All inclusive/).click()
    await expect.element(count()).toHaveTextContent('6 ofert')
    const { untouched, changed } = written()
    expect(changed).toEqual(['All inclusive6', 'Piasek6'])
    // Three other boards, six hotel features and "any beach".
    expect(untouched).toHaveLength(10)
  })

  test('that came first and is answered last does not replace a newer one', async () => {
    const first = heldAnswer<ListingView>()
    const answers: Record<string, () => Promise<ListingView>> = { priceDESC: () => first.promise }
    const answer = (address: URL) =>
      answers[decodeURIComponent(address.search).split(':')[1] ?? '']?.() ?? answerListing(address)
    await drawListing({ answer })
    await sort().selectOptions('priceDESC')
    await sort().selectOptions('categoryDESC')
    await expect.poll(() => names()[0]).toBe('Hotel 2')
    const shown = names()
    await first.arrive(answerListing(`${planePath}?q=:priceDESC`))
    await expect.element(sort()).toHaveValue('categoryDESC')
    expect(names()).toEqual(shown)
  })

  test('that cannot be read leaves the results as they are, says so, and comes with the next try', async () => {
    let isOnline = true
    const { query } = await drawListing({
      answer: (url) => (isOnline ? answerListing(url) : lostConnection()),
    })
    isOnline = false
    await sort().selectOptions('priceDESC')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Nie udało się wczytać wyników.')
    expect(names()).toEqual(byPrice(0))
    isOnline = true
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    expect(names()[0]).toBe('Hotel 23')
    expect(query()).toContain('priceDESC')
  })

  test('that a busy shop does not answer leaves the results as they are, and asks for a moment', async () => {
    let isBusy = false
    await drawListing({
      answer: (url) => {
        if (isBusy) throw { status: 429, data: { code: 'too-many-questions' } }
        return answerListing(url)
      },
    })
    isBusy = true
    await sort().selectOptions('priceDESC')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Mamy teraz bardzo dużo wyszukiwań.')
    expect(names()).toEqual(byPrice(0))
  })
})

describe('a price', () => {
  const field = (end: 'od' | 'do') => page.getByLabelText(`Cena ${end}`)

  test.each([
    ['3000', '2000', 'od', 'Cena „od” jest wyższa niż cena „do”.'],
    ['', '0', 'do', 'Cena „do” musi być wyższa niż zero.'],
  ] as const)('from %j to %j is told at its field', async (from, to, wrong, sentence) => {
    await drawListing()
    await field('od').fill(from)
    await field('do').fill(to)
    focusOn(field('do'))
    await userEvent.keyboard('{Enter}')
    await expect.element(field(wrong)).toHaveAccessibleDescription(sentence)
    await expect.element(field('od')).toHaveValue(from)
    await expectAccessible(bySelector('#filtry').element())
  })
})

test('further results come below the first when the guest gets near their end, and the address says how many', async () => {
  const { query } = await drawListing()
  const { scrollHeight } = document.documentElement
  // Scrolls to the very end: tests run in an iframe, which clips what is below it whatever the observer's margin. In steps:
  // Chromium misses a single jump in the frame in which it has just observed.
  for (const share of [1 / 3, 2 / 3, 1]) {
    window.scrollTo(0, scrollHeight * share)
    await painted()
  }
  await expect.element(page.getByText('Wyświetlono 20 z 24')).toBeVisible()
  expect(query()).toBe('?page=1-2')
  expect(names()).toEqual([...byPrice(0), ...byPrice(10)])
})

test('further results that a busy shop does not tell are asked for again by a press', async () => {
  let isBusy = true
  await drawListing({
    answer: (url) => {
      if (isBusy && url.searchParams.has('page')) throw { status: 503, data: { code: 'engine-full' } }
      return answerListing(url)
    },
  })
  await bySelector('a[rel="next"]').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Mamy teraz bardzo dużo wyszukiwań. Odczekaj chwilę i spróbuj ponownie.')
  expect(names()).toEqual(byPrice(0))
  isBusy = false
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click()
  await expect.element(page.getByText('Wyświetlono 20 z 24')).toBeVisible()
  expect(names()).toEqual([...byPrice(0), ...byPrice(10)])
})

test('an empty list says what is in the way and leads out of it', async () => {
  const empty: ListingView = {
    ...answerListing(planePath),
    offers: [],
    total: 0,
    lowest: null,
    repairs: [
      {
        changes: [{ kind: 'airport', names: ['Rzeszów'] }],
        q: ':hotelRating:ctAdult:2:tripType:WS',
        leavesMap: false,
        count: 24,
        fromPrice: 150_000,
      },
    ],
  }
  await drawListing({ answer: (url) => (url.search === '' ? empty : answerListing(url)) })
  await expect.element(page.getByText(/^Wyniki najmocniej ogranicza: /)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /quiz/i })).toHaveAttribute('href', '/quiz')
  await expectAccessible()
  await page.getByRole('link', { name: /Rzeszów.*24 oferty/ }).click()
  await expect.element(count()).toHaveTextContent('24 oferty')
})

test('an old link says what of it was left out, and still shows results', async () => {
  const leftOut: ListingView['leftOut'] = [{ code: 'dates-past' }, { code: 'airport', value: 'QQQ' }]
  await drawListing({ answer: (url) => ({ ...answerListing(url), leftOut }) })
  await expect.element(page.getByText('Podany termin już minął.')).toBeVisible()
  await expect.element(page.getByText('Nie znamy lotniska „QQQ”.')).toBeVisible()
  expect(cards().elements()).toHaveLength(10)
})

/** Compares the filter fields before and after a choice. Fails if a field was written to that looks the same. */
function writtenFields() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('#filtry label > input')]
  const look = (field: HTMLInputElement) =>
    [field.checked, field.disabled, field.parentElement?.textContent].join()
  const before = new Map(fields.map((field) => [field, look(field)]))
  const written = new Set<Node>()
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) written.add(target)
  })
  observer.observe(document.body, { subtree: true, attributes: true })
  return () => {
    for (const { target } of observer.takeRecords()) written.add(target)
    observer.disconnect()
    const isSame = (field: HTMLInputElement) => before.get(field) === look(field)
    const untouched = fields.filter((field) => isSame(field) && !written.has(field))
    expect(fields.filter(isSame)).toEqual(untouched)
    return {
      untouched,
      changed: fields.filter((field) => !isSame(field)).map((field) => field.parentElement?.textContent),
    }
  }
}

test('a guest with a keyboard skips the filters, and the first thing after is the first offer', async () => {
  await drawListing()
  const skip = page.getByRole('link', { name: 'Przejdź od razu do ofert' })
  focusOn(skip)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('list', { name: 'Oferty' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(cards().first().element().contains(document.activeElement)).toBe(true)
  expect(window.location.hash).toBe('')
})
