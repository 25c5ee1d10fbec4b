import {
  type Attraction,
  type AttractionOption,
  type Availability,
  freeUntilWords,
  freezePolicy,
  meetingPointIn,
} from '@wojaz/attractions'
import type { AttractionIndex, CalendarDay } from '@wojaz/attractions/server'
import { languageName } from '@wojaz/attractions/server'
import type { Translate } from '@wojaz/content'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { facetKey, priceCode } from '../../app/features/attractions/attraction-address.ts'
import type { AttractionCardView, ResultsView } from '../../app/features/attractions/attraction-view.ts'
import { cardOf, shownPicture } from './shown-attraction.ts'

/** An attraction in Musement's API format. */
export function activityOf(card: AttractionCardView, locale: Locale) {
  return {
    id: card.number,
    url: localisedPath(locale, card.path),
    title: card.title,
    summary: card.summary,
    place: card.place,
    coordinates: card.at,
    picture: card.picture,
    duration: card.duration,
    price_from: card.priceFrom,
    free_cancellation_hours: card.cutoffHours,
    pickup: card.hasPickup,
    instant_confirmation: card.isConfirmedAtOnce,
  }
}

export function wholeActivityOf(index: AttractionIndex, attraction: Attraction, locale: Locale) {
  const listed = index.listed.find(({ number }) => number === attraction.number)
  if (!listed) return null
  const texts = attraction.texts[locale]
  const meetingPoint = attraction.meetingPoint && meetingPointIn(attraction.meetingPoint, locale)
  return {
    ...activityOf(cardOf(index, listed, locale), locale),
    description: texts.description,
    highlights: [...texts.highlights],
    included: [...texts.included],
    excluded: [...texts.excluded],
    good_to_know: [...texts.goodToKnow],
    pictures: attraction.pictures.flatMap(
      ({ src, caption }) => shownPicture(attraction.number, src, caption ?? texts.title) ?? [],
    ),
    languages: attraction.languages.map((code) => languageName(code, locale)),
    accessible: attraction.isAccessible,
    time_zone: attraction.timeZone,
    meeting_point: meetingPoint && {
      name: meetingPoint.name,
      address: meetingPoint.address,
      directions: meetingPoint.directions,
      coordinates: meetingPoint.at,
    },
    options: attraction.options.map(({ id, titles, pickup, ticketKinds }) => ({
      id,
      title: titles[locale],
      pickup,
      tickets: ticketKinds.map((kind) => ({
        id: kind.id,
        type: kind.type,
        title: kind.titles[locale],
        min_age: kind.minAge,
        max_age: kind.maxAge,
      })),
    })),
  }
}

type Found = Pick<ResultsView, 'facets' | 'prices'>

/** Facets in Musement's format. */
export function facetsOf({ facets, prices }: Found, t: Translate) {
  const range = {
    facet_type: 'range' as const,
    key: 'price',
    label: t('attractions.facet.price'),
    values: prices.map(({ from, to, count }) => ({
      key: priceCode(from, to),
      label: priceCode(from, to),
      value: count,
    })),
  }
  const terms = facets.map(({ facet, values }) => ({
    facet_type: 'terms' as const,
    key: facet as string,
    label: t(`attractions.facet.${facetKey[facet]}`),
    values: values.map(({ code, label, count }) => ({ key: code, label, value: count })),
  }))
  return [range, ...terms]
}

export function scheduleOf(days: readonly CalendarDay[]) {
  return days.map(({ day, isAvailable, priceFrom }) => ({
    day,
    sold_out: !isAvailable,
    retail_price: priceFrom,
  }))
}

/** An option with its times: each time and ticket kind is one product. */
export function groupOf(
  { option, times }: { option: AttractionOption; times: readonly Availability[] },
  { timeZone, locale, now }: { timeZone: string; locale: Locale; now: Date },
) {
  return {
    id: option.id,
    name: option.titles[locale],
    slots: times.map((time) => {
      const policy = freezePolicy(option.cutoff, time.localStart, timeZone)
      return {
        id: time.id,
        time: time.localStart.slice(11, 16),
        all_day: time.isAllDay,
        sold_out: !time.isAvailable || now >= time.bookableUntil,
        vacancies: time.vacancies,
        free_until: policy && freeUntilWords(policy, now),
        products: option.ticketKinds.flatMap((kind) => {
          const price = time.ticketPrices[kind.id] ?? time.wholePrice
          return price === null || price === undefined
            ? []
            : {
                product_id: `${option.id}|${time.id}|${kind.id}`,
                holder_code: kind.type,
                name: kind.titles[locale],
                age_range: `${kind.minAge}-${kind.maxAge}`,
                min_buy: kind.minQuantity ?? 0,
                max_buy: kind.maxQuantity,
                retail_price: price,
              }
        }),
      }
    }),
  }
}
