import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from './draw.tsx'

/** Answers with status 200 but unexpected content: a proxy's page, another version, an empty body. */
export const broken: [string, () => Response][] = [
  ['{}', () => Response.json({})],
  ['null', () => Response.json(null)],
  ['a list of nothing', () => Response.json([null])],
  ['HTML', () => new Response('<h1>Zaloguj się do sieci</h1>', { headers: { 'content-type': 'text/html' } })],
]

/** The logged calls whose answers could not be read. */
export const recorded: string[] = []
/** To be run before each test. */
export function record() {
  recorded.length = 0
  vi.spyOn(console, 'warn').mockImplementation((message: string) => void recorded.push(message))
}

const heading = () => page.getByRole('heading', { name: 'Strona stoi' })
export const onPage = (part: ReactNode) =>
  draw(
    <>
      <h1>Strona stoi</h1>
      {part}
    </>,
  )
/** Expects that the failure is logged and only its own part is affected. */
export async function expectRecorded(path: string) {
  await expect.poll(() => recorded).toContain(`Error fetching /api/${path}`)
  await expect.element(heading()).toBeVisible()
}

export const errors = { 'POST /api/www/errors': null }
