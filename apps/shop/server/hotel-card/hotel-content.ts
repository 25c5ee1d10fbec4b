import { isOwnPicture } from '@wojaz/pictures'
import type { Locale } from '@wojaz/travel/locale'
import { z } from 'zod'

// The inventory stores a hotel's content as it was delivered. Unreadable parts are left out, so that the card still works.

const inLocales = z.record(z.string(), z.string()).catch({})
const count = z.number().int().nonnegative()
const known = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(null)
const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((item) => {
        const read = schema.safeParse(item)
        return read.success ? [read.data as z.output<Schema>] : []
      }),
    )

const picture = z.string().refine(isOwnPicture)
const text = z.string().min(1)

const texts = z.object({
  title: known(text),
  shortDescription: known(text),
  description: listOf(z.object({ heading: text, text })),
  faq: listOf(z.object({ question: text, answer: text })),
})

const facts = z.object({
  beachMetres: known(count),
  centreMetres: known(count),
  airportKm: known(count),
  liftMetres: known(count),
  openedIn: known(count),
  renovatedIn: known(count),
  floors: known(count),
  pools: known(count),
  restaurants: known(count),
  bars: known(count),
  checkIn: known(text),
  checkOut: known(text),
})

/** The contact of the reception. */
const contact = z.object({ phone: known(text), email: known(text), address: known(text) })

const slopes = z.object({ blue: count, red: count, black: count, lifts: count, bottom: count, top: count })

const tourDay = z.object({
  dayFrom: count,
  dayTo: count,
  title: inLocales,
  text: inLocales,
  picture: known(picture),
  point: known(z.object({ latitude: z.number(), longitude: z.number() })),
})

const content = z.object({
  texts: z.record(z.string(), texts).catch({}),
  facts: known(facts),
  contact: known(contact),
  rooms: listOf(z.object({ code: text, size: known(count), text: inLocales, picture: known(picture) })),
  pictures: listOf(z.object({ url: picture, kind: known(text) })),
  slopes: known(slopes),
  slopeImageUrl: known(picture),
  tour: known(z.object({ tourPlan: listOf(tourDay) })),
})

export type HotelContent = z.output<typeof content>

/** Content is delivered as the same object until the hotel is written again, so each is checked once. */
const readOnce = new WeakMap<object, HotelContent>()

/** Reads the hotel's content that is independent of its offers. */
export function readHotelContent(delivered: unknown): HotelContent {
  const given: object = Object(delivered)
  const read = readOnce.get(given) ?? content.parse(given)
  readOnce.set(given, read)
  return read
}

/** In the guest's language, else in Polish. */
export function wordsIn(words: Readonly<Record<string, string>>, locale: Locale): string | null {
  return words[locale] ?? words.pl ?? null
}

export function textsIn({ texts: all }: HotelContent, locale: Locale) {
  return all[locale] ?? all.pl ?? null
}
