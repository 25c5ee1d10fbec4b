import { counted } from './counted.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long a guest has been waiting: `12 min`, `5 godz.`, `3 dni`. */
export function waitText(since: Date, now: Date): string {
  const waited = Math.max(0, now.getTime() - since.getTime())
  if (waited < hour) return `${Math.floor(waited / minute)} min`
  if (waited < 2 * day) return `${Math.floor(waited / hour)} godz.`
  return counted(Math.floor(waited / day), 'dzień', 'dni', 'dni')
}

/** Guests should get an answer within a day. */
export function isLongWait(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= day
}

/** Whose work a list shows: all, mine, nobody's. */
export const whoseNames = { wszystkie: 'wszystkie', moje: 'moje', niczyje: 'niczyje' } as const
export type Whose = keyof typeof whoseNames

export const whoseChoices = Object.entries(whoseNames).map(([value, text]) => ({ value, text }))

export function readWhose(text = ''): Whose {
  return Object.hasOwn(whoseNames, text) ? (text as Whose) : 'wszystkie'
}

/** The filter for queries: a member's id; null: nobody's; undefined: all. */
export function keeperOf(whose: Whose, me: string): string | null | undefined {
  return { wszystkie: undefined, moje: me, niczyje: null }[whose]
}

export const assignSaid = {
  changed: 'Ktoś był szybszy: ta sprawa ma już inną osobę. Sprawdź poniżej, kto ją prowadzi.',
  unable: 'Wybierz osobę, która może prowadzić tę sprawę.',
  over: 'Ta sprawa jest zamknięta.',
} as const

export const longestNote = 500
