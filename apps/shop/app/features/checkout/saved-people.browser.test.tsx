import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { ParticipantFields } from './participant-fields.tsx'

const people = [
  {
    id: 'me',
    title: 'woman' as const,
    firstName: 'Anna',
    lastName: 'Lis',
    birthDate: '1987-03-24',
    isCustomer: true,
  },
  {
    id: 'jan',
    title: 'man' as const,
    firstName: 'Jan',
    lastName: 'Lis',
    birthDate: '1980-02-01',
    isCustomer: false,
  },
]

const form = (savedPeople = people) => (
  <form>
    {[0, 1].map((person) => (
      <ParticipantFields
        key={person}
        member={{ person, room: 0, kind: 'adult', birthDate: null }}
        place={person}
        participant={undefined}
        savedPeople={savedPeople}
        isCustomer={person === 0}
        dates={{ departureDate: '2027-07-03', returnDate: '2027-07-10' }}
        answer={undefined}
        showsRoom={false}
      />
    ))}
  </form>
)

const typed = () => {
  const element = document.querySelector('form')
  return element ? Object.fromEntries(new FormData(element)) : {}
}

test('the first traveller is the customer, and a companion fills another in by one choice', async () => {
  await draw(form())
  expect(typed()).toMatchObject({ 'p0.firstName': 'Anna', 'p0.birthDate': '24.03.1987', 'p0.title': 'woman' })
  expect(typed()).toMatchObject({ 'p1.firstName': '', 'p1.birthDate': '' })
  await expectAccessible()
  await page.getByRole('combobox').nth(1).selectOptions('Jan Lis')
  expect(typed()).toMatchObject({
    'p1.firstName': 'Jan',
    'p1.lastName': 'Lis',
    'p1.birthDate': '01.02.1980',
    'p1.title': 'man',
    'p0.firstName': 'Anna',
  })
})

test('a guest without an account is offered nobody', async () => {
  await draw(form([]))
  await expect.element(page.getByRole('textbox').first()).toBeVisible()
  expect(page.getByRole('combobox').elements()).toEqual([])
  expect(typed()).toMatchObject({ 'p0.firstName': '' })
})
