import { expect, test } from 'vitest'
import { mannerOf, ownLink } from './own-link.ts'

const said = (manner: Parameters<typeof ownLink>[0], isOpen = false) =>
  mannerOf(ownLink(manner)['data-own-link'], isOpen)

test('a link is a step one can go back from', () => {
  expect(said({})).toEqual({ replace: false, preventScrollReset: false })
})

test('a link to the address that is open is no second step, unless it says so', () => {
  expect(said({}, true).replace).toBe(true)
  expect(said({ replace: false }, true).replace).toBe(false)
})

test('a link may take the place of this step, and may leave the page where it is scrolled to', () => {
  expect(said({ replace: true, preventScrollReset: true })).toEqual({
    replace: true,
    preventScrollReset: true,
  })
})
