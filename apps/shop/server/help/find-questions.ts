import type { FaqQuestion } from '@wojaz/content'
import { plainWords, wordCost } from '@wojaz/travel/locale'

/** The number of words to search for; the rest is ignored. */
const mostWords = 8
/** A match in the answer counts less than one in the question. */
const inAnswer = 2
/** The penalty of a word without any match. */
const missing = 20

interface Worded {
  readonly question: readonly string[]
  readonly answer: readonly string[]
}

/** The words of a question do not change, so they are computed once and not at every key press. */
const worded = new WeakMap<FaqQuestion, Worded>()

/**
 * Finds questions that match the typed words, best first: in any order, without diacritics, with one or two typos. If no question
 * has all words, those with most of them.
 */
export function findQuestions(questions: readonly FaqQuestion[], typed: string): FaqQuestion[] {
  const words = plainWords(typed.slice(0, 200))
  // “Jak”, “na”, “do” occur everywhere, so they count only if nothing else was typed.
  const telling = words.filter((word) => word.length > 3)
  const asked = (telling.length > 0 ? telling : words).slice(0, mostWords)
  if (asked.length === 0) return []
  const rated = questions.map((question) => ({ question, ...rate(wordsOf(question), asked) }))
  const fewest = Math.min(...rated.map(({ missed }) => missed))
  return rated
    .filter(({ missed }) => missed === fewest && missed * 2 < asked.length)
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ question }) => question)
}

function rate({ question, answer }: Worded, asked: readonly string[]): { cost: number; missed: number } {
  let cost = 0
  let missed = 0
  for (const [at, typed] of asked.entries()) {
    const isLast = at === asked.length - 1
    const least = Math.min(leastCost(typed, question, isLast), leastCost(typed, answer, isLast) + inAnswer)
    if (least < missing) cost += least
    else missed++
  }
  return { cost, missed }
}

function leastCost(typed: string, words: readonly string[], isLast: boolean): number {
  let least = missing
  for (const word of words) least = Math.min(least, wordCost(typed, word, isLast) ?? missing)
  return least
}

function wordsOf(question: FaqQuestion): Worded {
  const known = worded.get(question)
  if (known) return known
  const made = {
    question: plainWords(question.question),
    answer: plainWords(question.html.replace(/<[^>]*>|&[a-z#0-9]+;/gi, ' ')),
  }
  worded.set(question, made)
  return made
}
