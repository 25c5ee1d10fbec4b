import type { PageKind } from '@wojaz/insight/server'
import { locales, localisedPath } from '@wojaz/travel/locale'
import { csvFile } from './csv.ts'
import { funnelStepNames } from './numbers-words.ts'

export interface FunnelStep {
  readonly name: string
  readonly count: number
  /** The share of the previous step and of the first step, in tenths of a percent; null: that step was empty. */
  readonly ofBefore: number | null
  readonly ofFirst: number | null
}

/** Paths as events record them: ids are `:id`, and languages other than Polish are a prefix. */
const inAnyLanguage = (path: string) => locales.map((locale) => localisedPath(locale, path))
const pages = {
  list: ['%'],
  card: inAnyLanguage('/wypoczynek/%/%/%/%'),
  checkout: inAnyLanguage('/pz/rezerwacja/%'),
  payment: inAnyLanguage('/pz/platnosc/%'),
  success: inAnyLanguage('/pz/payment/success/%'),
} as const

/** For lists their own event is counted, for other pages the parts that were seen. */
export const funnelPages: readonly PageKind[] = (Object.keys(pages) as (keyof typeof pages)[]).map(
  (step) => ({
    name: funnelStepNames[step],
    ...(step === 'list' ? { by: 'sum', event: 'listing' } : { by: 'most', event: 'impression' }),
    pages: pages[step],
  }),
)

/** Computes how many guests reach each step. */
export function funnelSteps(steps: readonly { name: string; count: number }[]): readonly FunnelStep[] {
  return steps.map(({ name, count }, nth) => ({
    name,
    count,
    ofBefore: nth === 0 ? null : shareOf(count, steps[nth - 1]?.count ?? 0),
    ofFirst: nth === 0 ? null : shareOf(count, steps[0]?.count ?? 0),
  }))
}

function shareOf(count: number, all: number): number | null {
  return all === 0 ? null : Math.round((count / all) * 1000)
}

/** '12,3%', or '–' if there is nothing to compare with. */
export function shareText(tenths: number | null): string {
  return tenths === null ? '–' : `${(tenths / 10).toFixed(1).replace('.', ',')}%`
}

export function funnelFile(parts: readonly (readonly FunnelStep[])[]): string {
  return csvFile([
    ['Krok', 'Ile', 'Z poprzedniego kroku', 'Z pierwszego kroku'],
    ...parts.flatMap((steps) =>
      steps.map(({ name, count, ofBefore, ofFirst }) => [
        ...[name, count, shareText(ofBefore), shareText(ofFirst)],
      ]),
    ),
  ])
}
