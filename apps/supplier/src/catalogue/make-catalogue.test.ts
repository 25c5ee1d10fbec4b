import { describe, expect, test } from 'vitest'
import { cancellationTerm } from './cancellation.ts'
import { makeCatalogue } from './make-catalogue.ts'
import { readPlaces } from './places.ts'
import { languages } from './six.ts'

const { products, find } = makeCatalogue('wojaz')

describe('the catalogue', () => {
  test('has at least 600 products, each with a number of its own', () => {
    expect(products.length).toBeGreaterThanOrEqual(600)
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
    expect(find(products[7]?.id ?? '')).toBe(products[7])
  })

  test('has something in every region that the shop sells', () => {
    const regions = new Set(products.map(({ place }) => place.code))
    expect(readPlaces().filter(({ code }) => !regions.has(code))).toEqual([])
  })

  test('has plenty of every category', () => {
    const counts = new Map<string, number>()
    for (const { category } of products) counts.set(category, (counts.get(category) ?? 0) + 1)
    expect([...counts.keys()].sort()).toEqual([
      'boat-trip',
      'cooking-class',
      'diving',
      'excursion',
      'ticket',
      'transfer',
    ])
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(60)
  })

  test('is the same for the same seed, and another for another', () => {
    const drawn = (list: typeof products) =>
      JSON.stringify(
        list.map(({ id, spot, durationMinutes, pictures, options }) => [
          id,
          spot.names.pl,
          durationMinutes,
          pictures,
          options.map(({ price, capacity, startTimes, weekdays }) => [price, capacity, startTimes, weekdays]),
        ]),
      )
    expect(drawn(makeCatalogue('wojaz').products)).toBe(drawn(products))
    expect(drawn(makeCatalogue('other').products)).not.toBe(drawn(products))
  })

  test('says everything in six languages, with no gap where a name belongs', () => {
    const gaps = products.filter(({ title, short, description, features, meetingPoint, options }) => {
      const texts = [title, short, description, meetingPoint.title, ...features.map(({ text }) => text)]
      const asked = options.flatMap((option) => [
        option.title,
        ...option.units.flatMap((unit) => [unit.title, unit.ages]),
        ...[...option.questions, ...option.units.flatMap((unit) => unit.questions)].map((one) => one.title),
        ...(option.pickup?.points ?? []).map(({ name }) => name),
      ])
      return [...texts, ...asked].some((text) =>
        languages.some((language) => !/^[^{}]+$/.test(text[language])),
      )
    })
    expect(gaps.map(({ id }) => id)).toEqual([])
    const untranslated = products.filter(
      ({ description }) => new Set(languages.map((language) => description[language])).size < 6,
    )
    expect(untranslated.map(({ id }) => id)).toEqual([])
  })

  test('offers start times and opening hours, instant and on request, prices by unit and by booking', () => {
    const has = (isIt: (product: (typeof products)[number]) => boolean) => products.some(isIt)
    expect(has(({ options }) => options.some(({ opening }) => opening !== null))).toBe(true)
    expect(has(({ options }) => options.some(({ startTimes }) => startTimes.length > 1))).toBe(true)
    expect(has(({ isInstant }) => isInstant) && has(({ isInstant }) => !isInstant)).toBe(true)
    expect(has(({ isPricedByBooking }) => isPricedByBooking)).toBe(true)
    expect(has(({ options }) => options.some(({ pickup }) => pickup?.isRequired === true))).toBe(true)
  })

  test('sells to adults, youths, children, infants, families and seniors, and asks what it must know', () => {
    const options = products.flatMap((product) => product.options)
    const types = new Set(options.flatMap(({ units }) => units.map(({ type }) => type)))
    expect([...types].sort()).toEqual(['ADULT', 'CHILD', 'FAMILY', 'INFANT', 'SENIOR', 'YOUTH'])
    const personal = new Set(
      options.flatMap(({ units }) => units.flatMap((unit) => unit.questions)).map(({ id }) => id),
    )
    expect([...personal].sort()).toEqual(['certificate', 'diet', 'height', 'passport', 'weight'])
    const common = new Set(options.flatMap(({ questions }) => questions).map(({ id }) => id))
    expect([...common].sort()).toEqual(['flight', 'wishes'])
  })

  test('every price is whole złoty above nothing, every option has one default among its neighbours', () => {
    const wrong = products.filter(
      ({ options }) =>
        options.filter(({ isDefault }) => isDefault).length !== 1 ||
        options.some(({ price }) => price <= 0 || price % 100 !== 0),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('a product’s words about cancelling say what its numbers say', () => {
    for (const { features, options } of products) {
      const terms = features.filter(({ type }) => type === 'CANCELLATION_TERM').map(({ text }) => text)
      expect(terms).toEqual([cancellationTerm(options[0]?.cancellation ?? { amount: 0, unit: 'hour' })])
      expect(new Set(options.map(({ cancellation }) => JSON.stringify(cancellation))).size).toBe(1)
    }
  })

  test('every product has a cover that the shop has drawn for it', () => {
    for (const { pictures } of products) {
      expect(pictures.length).toBeGreaterThan(0)
      for (const picture of pictures)
        expect(picture).toMatch(/^\/file\/scenes\/[a-z-]+\.[a-z]+\.[a-z]+\.[a-z0-9]{1,16}\.jpg$/)
    }
  })

  test('nobody dives in the mountains or in the Dead Sea', () => {
    const divers = products.filter(({ category }) => category === 'diving' || category === 'boat-trip')
    expect(divers.filter(({ place }) => place.nature === 'mountains' || place.code === 'JOMMR')).toEqual([])
  })
})
