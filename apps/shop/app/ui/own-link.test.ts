import { expect, test } from 'vitest'
import { mannerOf, ownLink } from './own-link.ts'

const said = (manner: Parameters<typeof ownLink>[0], isOpen = false) => {
  const marks = ownLink(manner)
  const state = marks['data-state']
  return mannerOf({ ownLink: marks['data-own-link'], ...(state !== undefined && { state }) }, isOpen)
}

test('a link is a step one can go back from', () => {
  expect(said({})).toEqual({ replace: false, preventScrollReset: false, state: null })
})

test('a link to the address that is open is no second step, unless it says so', () => {
  expect(said({}, true).replace).toBe(true)
  expect(said({ replace: false }, true).replace).toBe(false)
})

test('a link may take the place of this step, and may leave the page where it is scrolled to', () => {
  expect(said({ replace: true, preventScrollReset: true })).toMatchObject({
    replace: true,
    preventScrollReset: true,
  })
})

test('what the next page is to know of the press arrives there', () => {
  expect(said({ state: { isOpenedHere: true, total: 2_499_00 } }).state).toEqual({
    isOpenedHere: true,
    total: 2_499_00,
  })
})
