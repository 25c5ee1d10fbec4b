import { expect, test } from 'vitest'
import { placeWords } from './place-words.ts'

const turkey = { name: 'Turcja' }
const alanya = { name: 'Alanya' }

test('a place is said from the nearest to the farthest', () => {
  expect(placeWords([{ name: 'Grecja' }, { name: 'Rodos' }, { name: 'Faliraki' }])).toBe(
    'Faliraki, Rodos, Grecja',
  )
})

test('a resort with the name of its region is said once', () => {
  expect(placeWords([turkey, alanya, { name: 'Alanya' }])).toBe('Alanya, Turcja')
  expect(placeWords([alanya, { name: 'Alanya' }])).toBe('Alanya')
})

test('what is not known is left out', () => {
  expect(placeWords([turkey, undefined, { name: '' }])).toBe('Turcja')
  expect(placeWords([undefined, undefined])).toBe('')
})
