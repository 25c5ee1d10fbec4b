import { expect, test } from 'vitest'
import { contactFromDocument, contactWords } from './shop-contact.ts'

const header = {
  phone: '+48 22 000 00 00',
  phoneHours: 'pn.–pt. 9–17',
  email: 'kontakt@wojaz.example',
  emergencyPhone: '+48 22 000 00 02',
  emergencyHours: 'całą dobę',
}

test('the office and the phone for guests on the way have hours of their own', () => {
  expect(contactFromDocument(header)).toEqual(header)
})

test('without a phone of its own, help on the way is the office at its own hours', () => {
  const alone = contactFromDocument({ ...header, emergencyPhone: null })
  expect(alone).toMatchObject({ emergencyPhone: '+48 22 000 00 00', emergencyHours: 'pn.–pt. 9–17' })
})

test('in HTML a number can be pressed, whatever an editor wrote into it', () => {
  const { words, markup } = contactWords(contactFromDocument({ ...header, phone: '22 <b>00' }))
  expect(words.phone).toBe('22 <b>00')
  expect(markup.phone).toBe('<a href="tel:2200">22 &lt;b&gt;00</a>')
  expect(markup.emergencyPhone).toBe('<a href="tel:+48220000002">+48 22 000 00 02</a>')
  expect(markup.email).toBe('<a href="mailto:kontakt@wojaz.example">kontakt@wojaz.example</a>')
})

test('what is not written leaves no empty link', () => {
  expect(contactWords(contactFromDocument({})).markup).toEqual({ phone: '', emergencyPhone: '', email: '' })
})
