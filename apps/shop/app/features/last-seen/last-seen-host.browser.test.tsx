import { createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/dictionary'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../test/browser/answer-calls.ts'
import { draw } from '../../../test/browser/draw.tsx'
import { hasAllowed } from '../../../test/browser/guest.ts'
import { listingOffer } from '../../../test/browser/listing-answers.ts'
import { painted } from '../../../test/browser/painted.ts'
import { I18nContext } from '../../i18n/i18n-context.ts'
import { BelowFold } from '../../ui/below-fold.tsx'
import { LastSeenHost } from './last-seen-host.tsx'
import { LastSeenPlace } from './last-seen-place.tsx'
import { rememberSearch, rememberWatched } from './remember.ts'

const offerCode = 'KTWRHO270601-7-RHO12345-DZX1_AI_2'
const search = {
  href: '/wypoczynek/wyniki',
  title: 'Grecja',
  facts: ['7 nocy'],
  price: 'od 1 500 zł',
  action: 'Zobacz',
}

const notLaidOut = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 45rem' } as const

/** A page taller than the screen with placeholders for both at its end, like the home page; one in a part that is not laid out yet. */
function drawPage() {
  const calls = answerCalls({
    'POST /api/www/last-watched': { offers: [listingOffer(0)] },
    'POST /api/www/last-search': { search },
  })
  const home = (
    <>
      <div style={{ height: '200vh' }} />
      <LastSeenPlace source="lastSearch" heading="Wróć do ostatniego wyszukiwania" />
      <div style={{ height: '800vh' }} />
      <BelowFold style={notLaidOut}>
        <LastSeenPlace source="lastWatched" heading="Ostatnio oglądane" />
      </BelowFold>
      <LastSeenHost />
    </>
  )
  return { calls, drawn: draw(home) }
}

/** Simulates what a guest opened on other pages. */
function lookAround() {
  rememberWatched(offerCode)
  rememberSearch(':price:dF:7:dT:7:ctAdult:2:tripType:WS')
}

beforeEach(() => localStorage.clear())

test('a guest who allows it finds on the home page what they looked at and searched for last', async () => {
  hasAllowed('preferences')
  lookAround()
  const { calls } = drawPage()
  const watched = page.getByRole('region', { name: 'Ostatnio oglądane' })
  await expect.element(watched.getByRole('heading', { name: 'Hotel 0' })).toBeInTheDocument()
  const again = page.getByRole('region', { name: 'Wróć do ostatniego wyszukiwania' })
  await expect.element(again.getByRole('link')).toHaveAttribute('href', search.href)
  expect(calls.map(({ body }) => body)).toContainEqual({ offerCodes: [offerCode] })
})

test('of nobody else anything is kept', () => {
  hasAllowed()
  lookAround()
  expect({ ...localStorage }).toEqual({})
})

test('who allows it no longer is asked for nothing, whatever is still stored; who allows it again, once', async () => {
  hasAllowed('preferences')
  lookAround()
  hasAllowed()
  const { calls, drawn } = drawPage()
  await drawn
  await painted()
  expect(calls).toEqual([])
  hasAllowed('preferences')
  window.dispatchEvent(new Event('pageshow'))
  await expect.element(page.getByRole('region', { name: 'Ostatnio oglądane' })).toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: /^Wróć do/ })).toBeInTheDocument()
  expect(calls).toHaveLength(2)
})

test('a part of the page that comes after it finds its place as the server has left it', async () => {
  hasAllowed('preferences')
  lookAround()
  answerCalls({ 'POST /api/www/last-watched': { offers: [listingOffer(0)] } })
  let arrive = () => {}
  const LazyPart = lazy(
    () => new Promise<{ default: typeof Part }>((resolve) => (arrive = () => resolve({ default: Part }))),
  )
  const { shell, pageWith } = sentPage()
  shell.innerHTML = renderToString(pageWith(Part))
  const faults: unknown[] = []
  const root = hydrateRoot(shell, pageWith(LazyPart), { onRecoverableError: (fault) => faults.push(fault) })
  for (let frame = 0; frame < 10; frame++) await painted()
  arrive()
  await taken
  const watched = page.getByRole('region', { name: 'Ostatnio oglądane' })
  await expect.element(watched.getByRole('heading', { name: 'Hotel 0' })).toBeInTheDocument()
  expect(faults).toEqual([])
  root.unmount()
  shell.remove()
})

let takeOver = () => {}
/** Resolves when React has hydrated the part. */
const taken = new Promise<void>((resolve) => {
  takeOver = resolve
})

function Part() {
  useEffect(takeOver, [])
  return (
    <>
      <div style={{ height: '200vh' }} />
      <LastSeenPlace source="lastWatched" heading="Ostatnio oglądane" />
    </>
  )
}

/** Like `draw`, but hydrates HTML that the server has rendered. */
function sentPage() {
  const shell = document.body.appendChild(document.createElement('div'))
  const i18n = createI18n({ locale: 'pl', version: '1', texts: shippedDictionary('pl') })
  const pageWith = (Part: ComponentType) => (
    <I18nContext value={i18n}>
      <MemoryRouter>
        <Suspense>
          <Part />
        </Suspense>
        <LastSeenHost />
      </MemoryRouter>
    </I18nContext>
  )
  return { shell, pageWith }
}
