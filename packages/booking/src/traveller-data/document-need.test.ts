import type { TravelDocument } from '@wojaz/mail'
import { expect, test } from 'vitest'
import { makeOffer } from '../../test/make-order.ts'
import { documentNeed, documentStanding, forgottenBefore, givenUntil } from './document-need.ts'

const to = (code: string) => makeOffer({ breadcrumbs: [{ code, name: code, seoName: code }] })
const passport: TravelDocument = {
  type: 'passport',
  number: 'ZZ1234567',
  validUntil: '2030-02-01',
  nationality: 'PL',
  issuingCountry: 'PL',
}

test('within the union nobody asks beforehand; outside a passport or an identity card, as the country wants', () => {
  expect(documentNeed(to('GR'))).toBeNull()
  expect(documentNeed(to('EG'))).toEqual({ accepts: ['passport'], daysValid: 180 })
  expect(documentNeed(to('TR'))).toEqual({ accepts: ['passport', 'id-card'], daysValid: 90 })
})

test('who drives is on no list of a carrier, and of an unknown country nothing is asked', () => {
  expect(documentNeed({ ...to('EG'), departureFlight: null })).toBeNull()
  expect(documentNeed(makeOffer({ breadcrumbs: [] }))).toBeNull()
})

test.each([
  ['GR', null, 'fits'],
  ['EG', null, 'missing'],
  ['EG', passport, 'fits'],
  ['EG', { ...passport, nationality: null }, 'incomplete'],
  ['EG', { ...passport, validUntil: null }, 'incomplete'],
  ['EG', { ...passport, type: 'id-card' as const }, 'passport-needed'],
  ['TR', { ...passport, type: 'id-card' as const }, 'fits'],
  ['TR', { ...passport, type: 'id-card' as const, nationality: 'UA' }, 'passport-needed'],
  // The return is on 10 October 2026.
  ['EG', { ...passport, validUntil: '2027-04-07' }, 'ends-too-soon'],
  ['EG', { ...passport, validUntil: '2027-04-08' }, 'fits'],
])('to %s with %j: %s', (country, document, standing) => {
  expect(documentStanding(document, to(country))).toBe(standing)
})

test('documents and wishes are given until lists leave, three days before; who orders late has one more day', () => {
  const until = (placed: string) => givenUntil({ offer: to('EG'), placedAt: new Date(`${placed}T10:00:00Z`) })
  expect(until('2026-07-22')).toBe('2026-09-30')
  expect(until('2026-09-30')).toBe('2026-10-01')
  expect(until('2026-10-02')).toBe('2026-10-02')
  expect(until('2026-10-03')).toBe('2026-10-02')
})

test('a week after the return nothing of documents is kept', () => {
  expect(forgottenBefore('2026-10-18')).toBe('2026-10-11')
})
