import { createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/dictionary'
import { defaultSearchState, type SearchState } from '@wojaz/travel/search'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerListing, planePath } from '../../../test/browser/listing-answers.ts'
import { I18nContext } from '../../i18n/i18n-context.ts'
import { FacetPanel } from './facet-panel.tsx'

/** Filters as plain HTML from the server, before hydration. `arrive` loads their code. */
function drawBeforeScripts() {
  const onChange = vi.fn<(state: SearchState) => void>()
  const view = answerListing(planePath)
  const panel = (
    <I18nContext value={createI18n({ locale: 'pl', version: '1', texts: shippedDictionary('pl') })}>
      <FacetPanel view={view} facets={view.facets} state={defaultSearchState} onChange={onChange} />
    </I18nContext>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(panel)
  onTestFinished(() => container.remove())
  const arrive = async () => {
    const root = hydrateRoot(container, panel)
    onTestFinished(() => root.unmount())
    // The form is hydrated as soon as React has set its props on it.
    await expect
      .poll(() => Object.keys(container.querySelector('form') ?? {}).join())
      .toContain('__reactProps$')
  }
  return { onChange, arrive }
}

const filters = (selectedFilterValues: SearchState['selectedFilterValues']) =>
  expect.objectContaining({ selectedFilterValues: expect.objectContaining(selectedFilterValues) })

test('a price typed before the scripts come stays, and counts', async () => {
  const { onChange, arrive } = drawBeforeScripts()
  await page.getByLabelText('Cena od').fill('3000')
  await page.getByLabelText('Cena do').click()
  await arrive()
  await expect.element(page.getByLabelText('Cena od')).toHaveValue('3000')
  await page.getByLabelText('Cena do').fill('5000')
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(filters({ amountRange: ['3000#5000'] }))
})

test('what was ticked before the scripts come is shown as soon as they are there', async () => {
  const { onChange, arrive } = drawBeforeScripts()
  await page.getByRole('checkbox', { name: /^All inclusive/ }).click()
  expect(onChange).not.toHaveBeenCalled()
  await arrive()
  await expect.poll(() => onChange).toHaveBeenCalledWith(filters({ board: ['AI'] }))
})
