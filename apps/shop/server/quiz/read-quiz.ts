import type { ComponentOf, Destination } from '@wojaz/content'
import { dayOf, type IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { listingHref, type SearchState } from '@wojaz/travel/search'
import { placeUrl } from '../../app/features/destinations/destination-address.ts'
import {
  ownPartyValue,
  quizHref,
  quizUrl,
  skippedValue,
  withValue,
} from '../../app/features/quiz/quiz-address.ts'
import type {
  QuizGiven,
  QuizPlace,
  QuizQuestionStep,
  QuizRepair,
  QuizView,
} from '../../app/features/quiz/quiz-view.ts'
import type { Services } from '../request/services.ts'
import { type AskedQuiz, askedQuiz, asksWhoTravels, type Given } from './asked-quiz.ts'
import { type FoundPlace, findResult } from './find-result.ts'
import { quizEngine } from './quiz-engine.ts'
import { wishOf } from './quiz-wish.ts'
import { monthRuns } from './right-months.ts'

type Sources = Pick<Services, 'offers' | 'showcase' | 'content' | 'clock'> & { locale: Locale }

interface Reading extends AskedQuiz {
  quiz: Pick<ComponentOf<'quiz'>, 'questions'>
  today: IsoDay
  destinations: readonly Destination[]
  engine: ReturnType<typeof quizEngine>
  toCards: Services['showcase']['cards']
  locale: Locale
}

interface ReadQuiz {
  view: Omit<QuizView, 'texts'>
  /** The search of the result; null: there are open questions. */
  search: SearchState | null
}

/** Reads the quiz of a URL. Every URL has an answer. */
export async function readQuiz(
  quiz: Pick<ComponentOf<'quiz'>, 'heading' | 'lead' | 'questions'>,
  params: URLSearchParams,
  { offers, showcase, content, clock, locale }: Sources,
): Promise<ReadQuiz> {
  const destinations = await content.destinations(locale)
  const engine = quizEngine({ offers, showcase, clock, locale, destinations })
  const asked = askedQuiz(quiz.questions, params)
  const toCards = showcase.cards
  const reading: Reading = { ...asked, quiz, today: dayOf(clock()), destinations, engine, toCards, locale }
  const { step, search, count, fromPrice } = asked.next
    ? await readQuestion(reading, asked.next)
    : await readResult(reading)
  const view = {
    heading: quiz.heading,
    lead: quiz.lead,
    questions: quiz.questions.length,
    given: asked.given.map((one) => givenView(one, asked)),
    count,
    fromPrice,
    step,
    repairs: count === 0 ? await findRepairs(reading) : [],
    againUrl: quizUrl,
  }
  return { view, search }
}

async function readQuestion(reading: Reading, next: NonNullable<AskedQuiz['next']>) {
  const { state, quiz } = reading
  const { code, question, hint } = next
  const [now, ...counts] = await Promise.all([
    countFor(reading, reading.given),
    ...next.answers.map((answer) => countFor(reading, [...reading.given, { question: next, answer }])),
  ])
  const step: QuizQuestionStep = {
    kind: 'question',
    number: quiz.questions.indexOf(next) + 1,
    code,
    question,
    hint,
    answers: next.answers.map(({ code: value, label, text, picture }, number) => ({
      code: value,
      label,
      text,
      picture,
      count: counts[number]?.count ?? 0,
      url: quizHref(withValue(state, code, value)),
    })),
    ownParty: asksWhoTravels(next) ? state : null,
    skipUrl: quizHref(withValue(state, code, skippedValue)),
    backUrl: backUrl(reading),
  }
  return { step, search: null, ...now }
}

async function readResult(reading: Reading) {
  const { state, destinations } = reading
  const { places, search, count, fromPrice } = await findResult({ ...reading, excluded: state.excluded })
  const cards = await reading.toCards(
    places.map(({ found }) => found.offer),
    reading.locale,
  )
  const step: QuizView['step'] = {
    kind: 'result',
    places: places.flatMap((place, number): QuizPlace[] => {
      const offer = cards[number]
      return offer ? [placeView(place, offer, reading)] : []
    }),
    excluded: state.excluded.map((code) => ({
      code,
      name: destinations.find((one) => one.code === code)?.name ?? code,
      url: quizHref({ ...state, excluded: state.excluded.filter((one) => one !== code) }),
    })),
    listingUrl: listingHref(search),
    backUrl: backUrl(reading),
  }
  return { step, search, count, fromPrice }
}

function placeView(place: FoundPlace, offer: QuizPlace['offer'], reading: Reading): QuizPlace {
  const { state, given, destinations } = reading
  const { code, found, search, usual, without } = place
  const written = destinations.find((one) => one.code === code)
  const kept = given.filter((one) => !without.includes(one)).flatMap(({ answer }) => answer ?? [])
  const budget = kept.map(({ rule }) => rule.budget).findLast((most) => most !== null)
  const below = budget ? budget * 100 - offer.perPerson : 0
  return {
    code,
    name: found.name,
    url: written ? placeUrl(written) : null,
    offer,
    hotels: found.count,
    picture: written?.picture ?? offer.picture,
    listingUrl: listingHref({ ...search, selectedDestinationsCodes: [code] }),
    notThisUrl: quizHref({ ...state, excluded: [...state.excluded, code] }),
    reasons: {
      weather: usual && {
        month: Number(offer.departureDate.slice(5, 7)),
        air: usual.air,
        sea: usual.sea,
        rainDays: usual.rainDays,
      },
      months: place.rightMonths && monthRuns(place.rightMonths),
      below: below >= 100 ? below : null,
      answers: kept.filter(saysWhatPlace).map(({ label }) => label),
    },
    without: without.map(({ answer }) => answer?.label ?? ''),
  }
}

function saysWhatPlace({ rule }: NonNullable<Given['answer']>): boolean {
  return rule.features.length > 0 || rule.destinations.length > 0 || rule.tripType !== null
}

/** If nothing matches: the single answers whose removal gives results. */
async function findRepairs(reading: Reading): Promise<QuizRepair[]> {
  const said = reading.given.filter(({ answer }) => answer)
  const tried = await Promise.all(
    said.map(async (one) => {
      const { count, fromPrice } = await countFor(
        reading,
        reading.given.filter((other) => other !== one),
      )
      const { code, question } = one.question
      const url = quizHref(withValue({ ...reading.state, excluded: [] }, code, skippedValue))
      return { question, label: one.answer?.label ?? '', url, count, fromPrice }
    }),
  )
  return tried.filter(({ count }) => count > 0)
}

function countFor({ engine, today }: Reading, given: readonly Given[]) {
  const rules = given.flatMap(({ answer }) => (answer ? [answer.rule] : []))
  return engine.count(wishOf(rules, today))
}

function givenView({ question, answer }: Given, { state }: AskedQuiz): QuizGiven {
  return {
    code: question.code,
    question: question.question,
    label: answer?.label ?? null,
    party: answer?.code === ownPartyValue ? state.party : null,
    changeUrl: quizHref(withValue(state, question.code, null)),
  }
}

/** The URL of the previous question. */
function backUrl({ given, state, next, quiz: { questions } }: Reading): string | null {
  const place = next ? questions.indexOf(next) : questions.length
  const last = given.findLast(({ question }) => questions.indexOf(question) < place)
  return last ? quizHref({ ...withValue(state, last.question.code, null), excluded: [] }) : null
}
