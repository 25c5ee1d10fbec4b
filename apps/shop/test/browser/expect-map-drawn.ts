import { expect } from 'vitest'
import { bySelector } from './by-selector.ts'

/** Everything of it is on the screen. Without a graphics card that takes a while, and longer on a busy machine. */
export const expectMapDrawn = () =>
  expect.element(bySelector('[data-drawn]'), { timeout: 20_000 }).toBeVisible()
