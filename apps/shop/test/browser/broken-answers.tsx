import type { ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from './draw.tsx'

/** Answers of 200 that say nothing of what was asked: a proxy's page, another version, an empty hand. */
export const broken: [string, () => Response][] = [
  ['{}', () => Response.json({})],
  ['null', () => Response.json(null)],
  ['a list of nothing', () => Response.json([null])],
  ['HTML', () => new Response('<h1>Zaloguj się do sieci</h1>', { headers: { 'content-type': 'text/html' } })],
]

/** Calls that could not be read, as they were logged. */
export const recorded: string[] = []
beforeEach(() => {
  recorded.length = 0
  const warn = vi.spyOn(console, 'warn').mockImplementation((message: string) => void recorded.push(message))
  onTestFinished(() => warn.mockRestore())
})

const heading = () => page.getByRole('heading', { name: 'Strona stoi' })
export const onPage = (part: ReactNode) =>
  draw(
    <>
      <h1>Strona stoi</h1>
      {part}
    </>,
  )
/** The failure is written down, and nothing but its own part has heard of it. */
export async function expectRecorded(path: string) {
  await expect.poll(() => recorded).toContain(`Error fetching /api/${path}`)
  await expect.element(heading()).toBeVisible()
}

export const errors = { 'POST /api/www/errors': null }
