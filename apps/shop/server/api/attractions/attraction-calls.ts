import { type Attraction, type AttractionOption, attractionFacets } from '@wojaz/attractions'
import { suggestAttractions } from '@wojaz/attractions/server'
import type { I18n } from '@wojaz/content'
import { dayOf, daysBetween } from '@wojaz/travel/dates'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emptySearch, resultsHref } from '../../../app/features/attractions/attraction-address.ts'
import {
  activityOf,
  facetsOf,
  groupOf,
  scheduleOf,
  wholeActivityOf,
} from '../../attractions/attraction-answers.ts'
import { findAttractions } from '../../attractions/find-attractions.ts'
import { popularNear } from '../../attractions/popular-near.ts'
import { cardOf } from '../../attractions/shown-attraction.ts'
import { Fault } from '../../request/errors.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import { backend } from '../search/call-paths.ts'
import {
  activitiesSchema,
  activityListSchema,
  activitySchema,
  autocompleteSchema,
  availabilitySchema,
  mostPopularSchema,
  scheduleSchema,
} from './attraction-calls.schema.ts'

type Sources = Pick<Services, 'offers' | 'attractions' | 'attractionTimes' | 'clock'> & {
  wordsOf: (locale: Locale) => Promise<I18n>
}

const musement = '/api/services/tui-musment/api/musement'
const mostDays = 62

/** The attraction catalogue, by the same verbs as the pages. */
export const attractionCalls: FastifyPluginAsyncZod<Sources> = async (
  api,
  { attractions, attractionTimes, offers, clock, wordsOf },
) => {
  api.get(`${musement}/autocomplete`, { schema: autocompleteSchema }, async (request) => {
    const locale = localeOf(request)
    const { index } = attractions
    const found = suggestAttractions(index, request.query.text, locale, request.query.limit)
    return {
      suggestions: found.map((one) => {
        if (one.kind === 'attraction') {
          const listed = index.listed.find(({ number }) => number === one.number)
          const path = listed ? cardOf(index, listed, locale).path : ''
          const url = localisedPath(locale, path)
          return {
            type: 'activity' as const,
            id: String(one.number),
            title: one.name,
            within: [...one.within],
            count: null,
            url,
          }
        }
        const search =
          one.kind === 'place' ? { placeCodes: [one.code] } : { chosen: { category: [one.code] } }
        return {
          type: one.kind,
          id: one.code,
          title: one.name,
          count: one.count,
          within: one.kind === 'place' ? [...one.within] : [],
          url: resultsHref(locale, search),
        }
      }),
    }
  })

  api.get(`${musement}/activities`, { schema: activitiesSchema }, async (request) => {
    const locale = localeOf(request)
    const { query } = request
    const { t } = await wordsOf(locale)
    const chosen = attractionFacets.flatMap((facet) =>
      query[facet].length > 0 ? [[facet, query[facet]] as const] : [],
    )
    const search = {
      ...emptySearch,
      text: query.text,
      placeCodes: query.place,
      chosen: Object.fromEntries(chosen),
      priceFrom: query.price_from ?? null,
      priceTo: query.price_to ?? null,
      sort: query.sort,
      page: query.page - 1,
      date: query.date_from ?? null,
      dateTo: query.date_to ?? null,
      people: query.people,
    }
    const today = dayOf(clock())
    const found = findAttractions(attractions.index, search, locale, { t, today }, query.limit)
    return {
      meta: { count: found.total, page: query.page, limit: query.limit },
      data: found.attractions.map((card) => activityOf(card, locale)),
      facets: facetsOf(found, t),
      repairs: found.repairs.map(({ without, count }) => ({ without: [...without], count })),
      other_days: found.otherDays.map(({ day, count }) => ({ day, count })),
    }
  })

  api.get(`${musement}/activities/list`, { schema: activityListSchema }, async (request) => {
    const locale = localeOf(request)
    const { index } = attractions
    const byNumber = new Map(index.listed.map((listed) => [listed.number, listed]))
    const data = request.query.ids.flatMap((number) => {
      const listed = byNumber.get(number)
      return listed ? [activityOf(cardOf(index, listed, locale), locale)] : []
    })
    return { data }
  })

  const attractionOf = async (number: number): Promise<Attraction> => {
    const attraction = await attractions.read(number)
    if (!attraction) throw new Fault('not-found')
    return attraction
  }

  api.get(`${musement}/activity`, { schema: activitySchema }, async (request) => {
    const attraction = await attractionOf(request.query.id)
    const answer = wholeActivityOf(attractions.index, attraction, localeOf(request))
    if (!answer) throw new Fault('not-found')
    return answer
  })

  api.get(`${musement}/activity/schedule`, { schema: scheduleSchema }, async (request) => {
    const { id, option, date_from: from, date_to: to } = request.query
    const attraction = await attractionOf(id)
    const days = daysBetween(from, to)
    if (days < 0 || days > mostDays) throw new Fault('invalid-request')
    const [first] = optionsOf(attraction, option)
    const answer = await attractionTimes.calendar(attraction.supplier, {
      productId: attraction.productId,
      optionId: first.id,
      from,
      to,
      tickets: {},
    })
    if (!answer.ok) throw new Fault('supplier-silent')
    return scheduleOf(answer.value)
  })

  api.get(`${musement}/activity/availability`, { schema: availabilitySchema }, async (request) => {
    const { id, option, day } = request.query
    const attraction = await attractionOf(id)
    const { supplier, productId, timeZone } = attraction
    const asked = await Promise.all(
      optionsOf(attraction, option).map(async (one) => ({
        option: one,
        answer: await attractionTimes.times(supplier, {
          productId,
          optionId: one.id,
          from: day,
          to: day,
          tickets: {},
        }),
      })),
    )
    const about = { timeZone, locale: localeOf(request), now: clock() }
    const groups = asked.flatMap(({ option: one, answer }) =>
      answer.ok ? [groupOf({ option: one, times: answer.value }, about)] : [],
    )
    if (groups.length === 0) throw new Fault('supplier-silent')
    return { day, groups }
  })

  const popular = `${backend}/components/most-popular-activities`
  api.get(popular, { schema: mostPopularSchema }, async (request) => {
    const locale = localeOf(request)
    const { url, limit } = request.query
    const found = await popularNear({ attractions, offers }, url, locale, limit)
    return { place: found.place, activities: found.cards.map((card) => activityOf(card, locale)) }
  })
}

/** The requested option, or all of them with the default first. */
function optionsOf(
  { options }: Attraction,
  id: string | undefined,
): readonly [AttractionOption, ...AttractionOption[]] {
  const found = id === undefined ? options.toSorted(usualFirst) : options.filter((one) => one.id === id)
  const [first, ...others] = found
  if (!first) throw new Fault('not-found')
  return [first, ...others]
}

const usualFirst = (a: AttractionOption, b: AttractionOption) => Number(b.isDefault) - Number(a.isDefault)
