import { useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../../test/browser/draw.tsx'
import { heldAnswer } from '../../../../test/browser/held-answer.ts'
import type { ConfiguratorOption } from '../hotel-card-view.ts'
import { OptionList } from './option-list.tsx'

const urlOf = (code: string) => `/grecja/plaza/OfferCodeWS/${code}`
const totals = { AI: 4_000_00, BB: 3_000_00, HB: 3_400_00 }

function Card() {
  const chosen = useLoaderData<keyof typeof totals>()
  const options = Object.entries(totals).map(
    ([value, total]): ConfiguratorOption => ({
      value,
      label: value,
      url: urlOf(value),
      total,
      isChosen: value === chosen,
      changes: [],
    }),
  )
  return <OptionList label="Wyżywienie" options={options} total={totals[chosen]} />
}

async function open() {
  const answer = heldAnswer<null>()
  const route = (code: keyof typeof totals, ready?: Promise<null>) => ({
    path: urlOf(code),
    element: <Card />,
    loader: () => ready?.then(() => code) ?? code,
  })
  const { router } = await draw(null, {
    path: urlOf('BB'),
    routes: [route('BB'), route('HB', answer.promise), route('AI', answer.promise)],
  })
  return { answer, router }
}

const option = (name: string) => page.getByRole('link', { name })

test('a pressed option is the chosen one before its offer has arrived, and the others are compared with it', async () => {
  const { answer, router } = await open()
  await expect.element(option('BB')).toHaveAttribute('aria-current', 'true')
  await option('HB').click()
  await expect.element(option('HB')).toHaveAttribute('aria-current', 'true')
  await expect.element(option('BB')).not.toHaveAttribute('aria-current')
  await expect.element(option('BB')).toHaveTextContent('BB−400 zł')
  await expect.element(option('AI')).toHaveTextContent('AI+600 zł')
  expect(router.state.location.pathname).toBe(urlOf('BB'))
  await answer.arrive(null)
  await expect.element(option('HB')).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => router.state.location.pathname).toBe(urlOf('HB'))
})

test('an option pressed meanwhile takes its place', async () => {
  await open()
  await option('HB').click()
  await option('AI').click()
  await expect.element(option('AI')).toHaveAttribute('aria-current', 'true')
  await expect.element(option('HB')).not.toHaveAttribute('aria-current')
})
