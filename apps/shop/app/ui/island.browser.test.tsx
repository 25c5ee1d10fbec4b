import { lazy, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../test/browser/draw.tsx'
import { focusOn } from '../../test/browser/keyboard.ts'
import { FailureReporter } from '../report/failure-reporter.tsx'
import { island } from './island.tsx'

const Island = island(function Island({ says }: { says: string | null }) {
  return <p>{(says as string).toUpperCase()}</p>
}, '[data-island-one]')

function Shop() {
  const [says, say] = useState<string | null>('mapa')
  return (
    <>
      <h1>Strona stoi</h1>
      <button type="button" onClick={() => say(null)}>
        Zepsuj
      </button>
      <button type="button" onClick={() => say('lista')}>
        Inaczej
      </button>
      <Island says={says} />
    </>
  )
}

test('a part that breaks is left out and reported, the page stays, and something else can be drawn in its place', async () => {
  const reported: string[] = []
  await draw(
    <FailureReporter value={(name) => void reported.push(name)}>
      <Shop />
    </FailureReporter>,
  )
  await expect.element(page.getByText('MAPA')).toBeVisible()
  await page.getByRole('button', { name: 'Zepsuj' }).click()
  await expect.element(page.getByText('MAPA')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Strona stoi' })).toBeVisible()
  expect(reported).toEqual(['dataislandone'])
  // React logs the error it has caught.
  expect(console.error).toHaveBeenCalledOnce()
  vi.mocked(console.error).mockClear()
  await page.getByRole('button', { name: 'Inaczej' }).click()
  await expect.element(page.getByText('LISTA')).toBeVisible()
})

function Part() {
  return (
    <details>
      <summary>Jeszcze się zastanawiasz?</summary>
      <input name="email" aria-label="E-mail" />
      <input name="yes" type="checkbox" aria-label="Zgoda" />
      <select name="nights" aria-label="Noce" defaultValue="7">
        <option>3</option>
        <option>7</option>
        <option>14</option>
      </select>
      <button type="button">Wyślij</button>
    </details>
  )
}

test('what a guest opens, types, ticks and focuses before the code of a part is there stays', async () => {
  let arrive: () => void = () => {}
  const arrived = new Promise<{ default: typeof Part }>((resolve) => {
    arrive = () => resolve({ default: Part })
  })
  const Late = island(
    lazy(() => arrived),
    '[data-late]',
  )
  const server = await draw(
    <div data-late>
      <Part />
    </div>,
  )
  const html = document.querySelector('[data-late]')?.innerHTML ?? ''
  await server.unmount()
  document.body.insertAdjacentHTML('beforeend', `<template-of-server data-late>${html}</template-of-server>`)
  await page.getByText('Jeszcze się zastanawiasz?').click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('anna@example.com')
  await draw(
    <section aria-label="Karta">
      <Late />
    </section>,
  )
  document.querySelector('template-of-server')?.remove()
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('anna@example.com')
  await page.getByRole('checkbox', { name: 'Zgoda' }).click()
  await page.getByRole('combobox', { name: 'Noce' }).selectOptions('14')
  focusOn(page.getByRole('button', { name: 'Wyślij' }))
  arrive()
  await expect.poll(() => document.querySelector('[data-from-server]')).toBeNull()
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('anna@example.com')
  await expect.element(page.getByRole('checkbox', { name: 'Zgoda' })).toBeChecked()
  await expect.element(page.getByRole('combobox', { name: 'Noce' })).toHaveValue('14')
  await expect.element(page.getByRole('button', { name: 'Wyślij' })).toHaveFocus()
})
