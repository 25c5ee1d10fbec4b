import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desktop } from '../../../test/browser/draw.tsx'
import { serve } from '../../../test/browser/serve.tsx'
import { resultsPath } from './attraction-address.ts'
import { makeResults } from './make-results.ts'
import { ResultsScreen } from './results-screen.tsx'

/** The list as the server renders it, before hydration. `arrive` loads its code. */
async function serveResults() {
  await page.viewport(desktop.width, desktop.height)
  const router = createMemoryRouter([{ path: '*', element: <ResultsScreen view={makeResults()} /> }], {
    initialEntries: [`${resultsPath}?q=rejs`],
  })
  const { arrive } = serve(<RouterProvider router={router} />)
  return { arrive, asked: () => Object.fromEntries(new URLSearchParams(router.state.location.search)) }
}

test('what was ticked before the scripts come is asked for as soon as they are there', async () => {
  const { arrive, asked } = await serveResults()
  await userEvent.click(page.getByRole('checkbox', { name: 'Polski' }))
  expect(asked()).toEqual({ q: 'rejs' })
  await arrive()
  await expect.poll(asked).toMatchObject({ q: 'rejs', language: 'pl' })
})

test('so is an order chosen before them', async () => {
  const { arrive, asked } = await serveResults()
  await userEvent.selectOptions(page.getByLabelText('Kolejność'), 'Najtańsze')
  await arrive()
  await expect.poll(asked).toMatchObject({ q: 'rejs', sort: 'price' })
})

test('where nothing was pressed, nothing is asked for', async () => {
  const { arrive, asked } = await serveResults()
  await arrive()
  expect(asked()).toEqual({ q: 'rejs' })
})
