import { reviewAspects } from '@wojaz/offers/reviews'
import { dayNumber } from '@wojaz/travel/dates'
import { locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { planHotels } from '../hotels/plan-hotels.ts'
import { planReviews } from './plan-reviews.ts'

const today = '2026-11-17'
const hotels = planHotels('wojaz', 200)
const written = hotels.map((hotel) => ({ hotel, reviews: planReviews('wojaz', hotel, dayNumber(today)) }))
const all = written.flatMap(({ reviews }) => reviews)

test('the rating and the count of a hotel are those of its reviews', () => {
  for (const { hotel, reviews } of written) {
    const sum = reviews.reduce((total, { score }) => total + score, 0)
    expect(hotel.ratingCount).toBe(reviews.length)
    expect(hotel.rating).toBe(reviews.length === 0 ? null : Math.round((sum * 10) / reviews.length) / 10)
  }
})

test('most hotels have some dozens of reviews, a few have none yet', () => {
  expect(all.length / hotels.length).toBeGreaterThan(25)
  expect(all.length / hotels.length).toBeLessThan(60)
  expect(written.filter(({ reviews }) => reviews.length === 0).length).toBeGreaterThan(0)
})

test('guests write in all five languages, give every score, and judge six things differently', () => {
  expect(new Set(all.map(({ language }) => language))).toEqual(new Set(locales))
  expect(new Set(all.map(({ score }) => score)).size).toBe(5)
  const [first] = written.filter(({ reviews }) => reviews.length > 40)
  const means = reviewAspects.map((aspect) =>
    first?.reviews.reduce((total, review) => total + review[aspect], 0),
  )
  expect(new Set(means).size).toBeGreaterThan(3)
})

test('a review is written after the stay and before today, about months in which the house is open', () => {
  for (const { hotel, reviews } of written) {
    for (const { stayedIn, writtenOn } of reviews) {
      expect(stayedIn < writtenOn && writtenOn <= today).toBe(true)
      if (hotel.season === 'winter') expect(stayedIn.slice(5, 7)).toMatch(/12|01|02|03/)
      if (hotel.season === 'summer') expect(stayedIn.slice(5, 7)).toMatch(/05|06|07|08|09|10/)
    }
  }
})

test('a hotel has hardly ever the same text twice', () => {
  const texts = written.map(({ reviews }) => new Set(reviews.map(({ text }) => text)).size)
  expect(texts.reduce((sum, different) => sum + different, 0) / all.length).toBeGreaterThan(0.97)
})

test('a house for adults only is not praised by families', () => {
  const quiet = written.filter(({ hotel }) => hotel.audiences.includes('adultsOnly'))
  expect(quiet.flatMap(({ reviews }) => reviews).filter(({ party }) => party === 'family')).toEqual([])
})

test('the same seed writes the same', () => {
  const { hotel, reviews } = written[3] as (typeof written)[0]
  expect(planReviews('wojaz', hotel, dayNumber(today))).toEqual(reviews)
})
