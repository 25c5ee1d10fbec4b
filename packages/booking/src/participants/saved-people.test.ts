import { expect, test } from 'vitest'
import { withSaved } from './saved-people.ts'

const anna = {
  id: 'me',
  title: null,
  firstName: 'Anna',
  lastName: 'Lis',
  birthDate: null,
  isCustomer: true,
}
const jan = {
  id: 'jan',
  title: 'man' as const,
  firstName: 'Jan',
  lastName: 'Lis',
  birthDate: '1980-02-01',
  isCustomer: false,
  document: { type: 'passport' as const, number: '•••••567' },
}

test('whoever is chosen stands in the place of what was typed; what is not known of them stays', () => {
  const typed = {
    'p0.saved': 'me',
    'p0.firstName': '',
    'p0.birthDate': '24.03.1987',
    'p1.saved': 'jan',
    'p2.saved': 'stranger',
    'p2.firstName': 'Ola',
    'p7.saved': 'jan',
  }
  expect(withSaved(typed, [anna, jan], 3)).toEqual({
    ...typed,
    'p0.firstName': 'Anna',
    'p0.lastName': 'Lis',
    'p0.documentOf': '',
    'p1.documentOf': 'jan',
    'p1.firstName': 'Jan',
    'p1.lastName': 'Lis',
    'p1.title': 'man',
    'p1.birthDate': '01.02.1980',
  })
})
