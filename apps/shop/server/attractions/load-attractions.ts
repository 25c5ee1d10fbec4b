import { type Attraction, cutoffHours, meetingPointIn } from '@wojaz/attractions'
import { type AttractionIndex, languageName, themeName } from '@wojaz/attractions/server'
import { type I18n, pageTexts } from '@wojaz/content'
import { dayOf } from '@wojaz/travel/dates'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { data, type RouterContextProvider, redirect } from 'react-router'
import {
  attractionsPath,
  numberOfAttraction,
  readSearch,
  resultsPath,
} from '../../app/features/attractions/attraction-address.ts'
import type { DetailView, LandingView, ResultsView } from '../../app/features/attractions/attraction-view.ts'
import { customerContext, deliveryContext, servicesContext, visitContext } from '../request/context.ts'
import { keepBriefly } from '../request/keep-until.ts'
import { findAttractions, mostPopular } from './find-attractions.ts'
import { nearTrip } from './near-trip.ts'
import { ownTrip } from './own-trip.ts'
import { readChoice, readChoiceWish } from './read-choice.ts'
import { pathOf, placeTiles, shownPicture, themeTiles } from './shown-attraction.ts'
import { choiceTrip, tripView } from './trip-view.ts'

type Context = Readonly<RouterContextProvider>

const similarCount = 4

/** 404 if no attractions are on sale. */
function openShelf(context: Context) {
  const services = context.get(servicesContext)
  if (!services.attractions.isOpen) throw data({ code: 'not-found' }, { status: 404 })
  const { locale } = context.get(visitContext)
  const { i18n } = context.get(deliveryContext)
  const address = { locale, siteUrl: services.env.siteUrl }
  return { services, index: services.attractions.index, locale, i18n, address }
}

export async function loadLanding(context: Context, request: Request) {
  const { services, index, locale, i18n, address } = openShelf(context)
  const customer = context.get(customerContext)
  // The page is cached for everybody, so the trip of the URL is left out.
  const search = { ...readSearch(new URL(request.url).searchParams), trip: null }
  if (!customer) context.get(deliveryContext).keepUntil = keepBriefly(services.clock())
  const view: LandingView = {
    search,
    today: dayOf(services.clock()),
    places: placeTiles(index, locale, 12),
    themes: themeTiles(index, locale, 8),
    popular: mostPopular(index, locale, { limit: 8 }),
    trip: customer ? await nearTrip(services, customer, locale) : null,
    texts: pageTexts(i18n, 'attractions'),
  }
  return {
    view,
    head: { ...address, ...headOf(i18n, 'landing'), path: attractionsPath, trail: trailOf(i18n) },
  }
}

export async function loadResults(context: Context, request: Request) {
  const { services, index, locale, i18n, address } = openShelf(context)
  const asked = readSearch(new URL(request.url).searchParams)
  const today = dayOf(services.clock())
  const order = await ownTrip(context, request, asked.trip)
  const search = { ...asked, trip: order?.number ?? null }
  const view: ResultsView = {
    search,
    today,
    trip: order && tripView(index, order, { today, locale }),
    ...findAttractions(index, search, locale, { t: i18n.t, today }),
    texts: pageTexts(i18n, 'attractions', 'map'),
  }
  const trail = [...trailOf(i18n), { label: i18n.t('attractions.results.title'), url: resultsPath }]
  return { view, head: { ...address, ...headOf(i18n, 'results'), path: resultsPath, trail } }
}

export async function loadAttraction(context: Context, request: Request, segment: string) {
  const { services, index, locale, i18n, address } = openShelf(context)
  const number = numberOfAttraction(segment)
  const attraction = number === null ? null : await services.attractions.read(number)
  if (!attraction) throw data({ code: 'not-found' }, { status: 404 })
  const url = new URL(request.url)
  const path = pathOf(index, attraction.placeCode, attraction.texts.pl.title, attraction.number)
  if (context.get(visitContext).path !== path) throw redirect(localisedPath(locale, path) + url.search, 301)
  const { people, trip } = readSearch(url.searchParams)
  const order = await ownTrip(context, request, trip)
  const today = dayOf(services.clock())
  const choice = await readChoice(attraction, readChoiceWish(url.searchParams, people), {
    ask: services.attractionTimes,
    now: services.clock(),
    today,
    locale,
    trip: order && choiceTrip(order),
  })
  const around = index.pathOf(attraction.placeCode)
  const view: DetailView = {
    ...detailOf(attraction, locale),
    path,
    places: around.toReversed().map((code) => ({ code, name: index.placeName(code, locale) })),
    choice,
    people,
    trip: order?.number ?? null,
    today,
    similar: similarTo(index, attraction, locale),
    texts: pageTexts(i18n, 'attractions'),
  }
  return { view, head: { ...address, title: `${view.title} | Wojaż`, path, trail: trailOf(i18n) } }
}

/** Similar attractions of the nearest place that has enough of them. */
function similarTo(index: AttractionIndex, { number, placeCode }: Attraction, locale: Locale) {
  const around = index.pathOf(placeCode).map((code) =>
    mostPopular(index, locale, { placeCodes: [code], limit: similarCount + 1 })
      .filter((one) => one.number !== number)
      .slice(0, similarCount),
  )
  return around.find(({ length }) => length === similarCount) ?? around.at(-1) ?? []
}

function headOf({ t }: I18n, page: 'landing' | 'results') {
  return {
    title: `${t(`attractions.${page}.title`)} | Wojaż`,
    description: t(`attractions.${page}.description`),
  }
}

const trailOf = ({ t }: I18n) => [{ label: t('attractions.name'), url: attractionsPath }]

function detailOf(
  attraction: Attraction,
  locale: Locale,
): Omit<DetailView, 'path' | 'places' | 'choice' | 'people' | 'trip' | 'today' | 'similar' | 'texts'> {
  const { title, summary, description, highlights, included, excluded, goodToKnow } = attraction.texts[locale]
  const { number, duration, meetingPoint, at, pickup, isAccessible, isConfirmedAtOnce, priceFrom } =
    attraction
  return {
    number,
    title,
    summary,
    description,
    highlights,
    included,
    excluded,
    goodToKnow,
    pictures: attraction.pictures.flatMap(
      ({ src, caption }) => shownPicture(number, src, caption ?? title) ?? [],
    ),
    themes: attraction.categories.map((code) => ({ code, name: themeName(code, locale) })),
    languages: attraction.languages.map((code) => languageName(code, locale)),
    duration,
    meetingPoint: meetingPoint && meetingPointIn(meetingPoint, locale),
    at,
    pickup,
    isAccessible,
    isConfirmedAtOnce,
    priceFrom,
    cutoffHours: Math.max(...attraction.options.map(({ cutoff }) => cutoffHours(cutoff))),
  }
}
