import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { expectKeyboardInside, focusOn } from '../../../test/browser/keyboard.ts'
import { boxOf } from '../../../test/browser/settled.ts'
import { UiGallery } from './ui-gallery.tsx'

beforeEach(async () => {
  await draw(<UiGallery />)
})

test('every part is accessible in every state', async () => {
  await expectAccessible()
  await page.viewport(phone.width, phone.height)
  await expectNoSidewaysScroll()
})

test('a spinner is 20, 50 or 100 pixels wide and says in words that something is awaited', () => {
  const spinners = page.getByRole('region', { name: 'Spinner' }).getByRole('status').elements()
  expect(spinners.map((spinner) => spinner.textContent)).toEqual([
    'Trwa ładowanie',
    'Trwa ładowanie',
    'Szukamy ofert',
  ])
  const rings = spinners.map((spinner) => spinner.querySelector('.spinner-ring')?.clientWidth)
  expect(rings).toEqual([20, 50, 100])
})

test('prices are grouped, and a reduced one names both', () => {
  const prices = page.getByRole('region', { name: 'Price' }).element().textContent
  expect(prices).toContain('10\u00a0240\u00a0zł')
  expect(prices).toContain('Cena przed obniżką:11\u00a0490\u00a0zł')
})

describe('a button', () => {
  test('is pressed by Enter and by Space', async () => {
    focusOn(page.getByRole('button', { name: 'Rezerwuj' }))
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('Naciśnięto: 2')).toBeVisible()
  })

  test('that works keeps the focus, says so and takes no second press', async () => {
    const button = page.getByRole('button', { name: 'Zapłać' })
    focusOn(button)
    await userEvent.keyboard('{Enter}')
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAccessibleName(/Poczekaj chwilę/)
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('a field', () => {
  test('reads its help and its error together with its label', async () => {
    const helped = page.getByRole('textbox', { name: 'Adres e-mail' })
    await expect.element(helped).toHaveAccessibleDescription(/dokumenty podróży/)
    const wrong = page.getByRole('textbox', { name: 'Telefon' })
    await expect.element(wrong).toHaveAccessibleDescription('Podaj numer z 9 cyframi.')
    await expect.element(wrong).toHaveAttribute('aria-invalid', 'true')
  })

  test('says when it is optional and tells the screen reader when it is required', async () => {
    await expect
      .element(page.getByRole('textbox', { name: /^Drugie imię/ }))
      .toHaveAccessibleName(/opcjonalnie/)
    await expect
      .element(page.getByRole('textbox', { name: 'Imię', exact: true }))
      .toHaveAttribute('aria-required', 'true')
  })
})

describe('a select', () => {
  const select = (name: string) => page.getByRole('combobox', { name })

  test('asks to choose when required, else anything will do', async () => {
    await expect.element(select('Lotnisko wylotu')).toHaveDisplayValue('Wybierz')
    await expect.element(select('Lotnisko wylotu')).toHaveAttribute('aria-required', 'true')
    await expect.element(select('Lotnisko powrotu')).toHaveDisplayValue('Dowolnie')
    await expect.element(select('Lotnisko zapasowe')).toHaveDisplayValue('Gdańsk-Rębiechowo')
  })

  test('is used by keyboard alone', async () => {
    focusOn(select('Lotnisko wylotu'))
    await userEvent.keyboard('g')
    await expect.element(select('Lotnisko wylotu')).toHaveDisplayValue('Gdańsk-Rębiechowo')
  })

  test('reads its error with its label', async () => {
    await expect.element(select('Lotnisko przesiadki')).toHaveAccessibleDescription(/Wybierz lotnisko/)
  })
})

describe('a dialog', () => {
  const dialog = page.getByRole('dialog')

  test.each([
    ['Małe okno', 416],
    ['Średnie okno', 672],
    ['Okno na cały ekran', 1280],
  ])('keeps the keyboard inside and gives the focus back: %s', async (name, width) => {
    const opener = page.getByRole('button', { name })
    focusOn(opener)
    await userEvent.keyboard('{Enter}')
    const opened = page.getByRole('dialog', { name })
    await expect.element(opened).toBeVisible()
    expect((await boxOf(opened)).width).toBe(width)
    await expectKeyboardInside(opened, 5)
    await expectAccessible(opened.element())
    await userEvent.keyboard('{Escape}')
    await expect.element(opened).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test('closes by its button, which says so', async () => {
    await page.getByRole('button', { name: 'Małe okno' }).click()
    await page.getByRole('button', { name: 'Zamknij okno' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('closes on a press beside it', async () => {
    await page.getByRole('button', { name: 'Małe okno' }).click()
    await expect.element(dialog).toBeVisible()
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true })
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('an accordion', () => {
  const group = (mode: string) => page.getByRole('group', { name: mode })
  const openIn = (mode: string) => group(mode).getByRole('button', { expanded: true })
  const expectOpenIn = (mode: string) =>
    expect.poll(() =>
      openIn(mode)
        .elements()
        .map((section) => section.textContent),
    )

  test('starts in any of its four modes', async () => {
    await expectOpenIn('Jedna sekcja').toEqual(['Czy potrzebuję wizy?'])
    await expectOpenIn('Wszystkie rozwinięte').toHaveLength(3)
    await expectOpenIn('Wszystkie zwinięte').toEqual([])
    await expectOpenIn('Wybrane sekcje').toEqual(['Czy potrzebuję wizy?', 'Kiedy zapłacę resztę?'])
  })

  test('with one section at a time closes the one that was open', async () => {
    const single = group('Jedna sekcja')
    focusOn(single.getByRole('button', { name: 'Ile bagażu' }))
    await userEvent.keyboard('{Enter}')
    await expectOpenIn('Jedna sekcja').toEqual(['Ile bagażu mogę zabrać?'])
    await expect.element(single.getByText('20 kg')).toBeVisible()
    await expect.element(single.getByText('dowód osobisty')).not.toBeVisible()
  })

  test('opens where the search of the browser finds something', async () => {
    const hidden = group('Wszystkie zwinięte').getByText('20 kg')
    await expect.element(hidden).not.toBeVisible()
    hidden
      .element()
      .closest('[hidden=until-found]')
      ?.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await expectOpenIn('Wszystkie zwinięte').toEqual(['Ile bagażu mogę zabrać?'])
    await expect.element(hidden).toBeVisible()
  })

  test('expands and collapses all at once', async () => {
    const collapsed = group('Wszystkie zwinięte')
    await collapsed.getByRole('button', { name: 'Rozwiń wszystko' }).click()
    await expectOpenIn('Wszystkie zwinięte').toHaveLength(3)
    await collapsed.getByRole('button', { name: 'Zwiń wszystko', exact: true }).click()
    await expectOpenIn('Wszystkie zwinięte').toEqual([])
  })
})
