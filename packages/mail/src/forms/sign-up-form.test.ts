import { accepted, refused } from '@wojaz/travel/outcome'
import { expect, test } from 'vitest'
import { readSignUpForm } from './sign-up-form.ts'

const agreed = { email: 'anna@wojaz.example', consent: 'on' }
const newsletter = (typed: Record<string, string>) => readSignUpForm('newsletter', typed)
const presale = (typed: Record<string, string>) => readSignUpForm('presale', typed)

test('an address and a tick are enough', () => {
  const wish = { email: 'anna@wojaz.example', firstName: null, phone: null, wish: null }
  expect(newsletter(agreed)).toEqual(accepted(wish))
  expect(presale(agreed)).toEqual(accepted(wish))
})

test('an empty form says what is missing, all at once', () => {
  expect(newsletter({})).toEqual(refused({ email: 'email-missing', consent: 'consent-missing' }))
})

test('spaces around an address are forgiven, a list of addresses is not', () => {
  expect(newsletter({ ...agreed, email: '  anna@wojaz.example ' }).ok).toBe(true)
  expect(newsletter({ ...agreed, email: 'anna@wojaz.example, jan@wojaz.example' })).toEqual(
    refused({ email: 'email-not-an-address' }),
  )
})

test.each(['off', 'true', '', 'ON'])('a consent of “%s” is no consent', (consent) => {
  expect(newsletter({ ...agreed, consent })).toEqual(refused({ consent: 'consent-missing' }))
})

test.each(['Anna', 'Żółcisława', 'Anna Maria', 'Jean-Luc', "D'Arcy", 'Олена', 'Ștefan'])(
  'one may be called %s',
  (firstName) => {
    expect(newsletter({ ...agreed, firstName })).toMatchObject({ value: { firstName } })
  },
)

test.each(['www.zysk.example', 'https://zysk', 'Wygrałeś 1000 zł', '<b>Anna</b>', 'a'.repeat(41), '😀'])(
  'nobody is called “%s”',
  (firstName) => {
    expect(newsletter({ ...agreed, firstName })).toEqual(refused({ firstName: 'first-name-not-a-name' }))
  },
)

test('a line break in a first name becomes a space', () => {
  expect(newsletter({ ...agreed, firstName: 'Anna\r\nMaria' })).toMatchObject({
    value: { firstName: 'Anna Maria' },
  })
})

test('the newsletter asks for no phone and keeps none', () => {
  expect(newsletter({ ...agreed, phone: '600 000 000', phoneConsent: 'on', wish: 'Kreta' })).toMatchObject({
    value: { phone: null, wish: null },
  })
})

test('a number is taken with its own consent', () => {
  expect(presale({ ...agreed, phone: '+48 (600) 000-000', phoneConsent: 'on' })).toMatchObject({
    value: { phone: '+48600000000' },
  })
})

test.each([
  ['a number without the consent', { phone: '600000000' }, { phoneConsent: 'phone-consent-missing' }],
  ['the consent without a number', { phoneConsent: 'on' }, { phone: 'phone-missing' }],
  ['no number', { phone: 'zadzwońcie', phoneConsent: 'on' }, { phone: 'phone-not-a-number' }],
  ['too few digits', { phone: '112', phoneConsent: 'on' }, { phone: 'phone-not-a-number' }],
  ['too many digits', { phone: '1'.repeat(16), phoneConsent: 'on' }, { phone: 'phone-not-a-number' }],
  ['a novel', { wish: 'a'.repeat(501) }, { wish: 'wish-too-long' }],
])('%s is told at its field', (_, typed, faults) => {
  expect(presale({ ...agreed, ...typed })).toEqual(refused(faults))
})
