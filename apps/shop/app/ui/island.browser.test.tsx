import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../test/browser/draw.tsx'
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
