import { expect, test } from 'vitest'
import { isAt, roomAt, rooms, roomsOf } from './menu.ts'
import { officePages } from './routes.ts'

const names = (of: ReturnType<typeof roomsOf>) =>
  of.map(({ name, pages }) => [name, ...pages.map((page) => page.name)])

test('every entry of the menu is a page that the same right opens, and stands in one room', () => {
  const entries = rooms.flatMap(({ pages }) => pages)
  for (const { path, right } of entries)
    expect([path, officePages.find((page) => page.path === path)?.look]).toEqual([path, right])
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length)
  // Two links must not have the same name.
  const all = [...rooms.map(({ name }) => name), ...entries.map(({ name }) => name)]
  expect(new Set(all).size).toBe(all.length)
})

test('every page without a parameter that staff look at by right is in the menu, or below an entry of it', () => {
  const lost = officePages
    .filter(({ look }) => look !== null && look !== 'anyone' && look !== 'staff')
    .filter(({ path }) => !rooms.some(({ pages }) => pages.some((page) => isAt(`/biuro${path}`, page.path))))
  expect(lost.map(({ path }) => path)).toEqual([])
})

test('everybody sees the rooms of their task, and in them what they may open', () => {
  expect(names(roomsOf(['service']))).toEqual([
    ['Zamówienia', 'Lista zamówień'],
    ['Obsługa', 'Rozmowy', 'Reklamacje', 'Opinie'],
  ])
  expect(names(roomsOf(['admin']))).toEqual([['Ludzie', 'Zespół', 'Dziennik']])
  expect(roomsOf(['manager', 'admin'])).toEqual(rooms)
  expect(roomsOf([])).toEqual([])
})

test('a page deep in a room is in it; the front page is in none, nor is one that only begins alike', () => {
  expect(roomAt(rooms, '/biuro/reklamacje/R2026000001')?.name).toBe('Obsługa')
  expect(roomAt(rooms, '/biuro/przelewy/wyciag')?.name).toBe('Pieniądze')
  for (const address of ['/biuro', '/biuro/', '/biuro/klucze', '/biuro/listyx'])
    expect(roomAt(rooms, address)).toBeNull()
})
