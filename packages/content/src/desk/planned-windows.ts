import type { label } from '../fields/label.ts'
import type { Planned } from './desk.ts'

type Words = ReturnType<typeof label>
type Values = Readonly<Record<string, unknown>>

interface Window {
  from: unknown
  to: unknown
}

/** Returns the beginning and the end of a time window, if they are in the future. */
export function plannedWindow(
  { from, to }: Window,
  thing: Omit<Planned, 'at' | 'what'>,
  now: Date,
): Planned[] {
  return [
    { at: from, what: 'begins' as const },
    { at: to, what: 'ends' as const },
  ].flatMap(({ at, what }) => (isToCome(at, now) ? [{ ...thing, at, what }] : []))
}

interface PageFacts {
  title: string
  url: string
  /** Names of the kinds of components. */
  kinds: ReadonlyMap<string, Words>
}

/** Returns components of a page, at any depth, that will appear or disappear. Inactive ones are left out. */
export function plannedOnPage(page: unknown, { title, url, kinds }: PageFacts, now: Date): Planned[] {
  return componentsIn(page).flatMap((component) => {
    const kind = kinds.get(String(component.blockType))
    if (!kind || component.active === false) return []
    const thing = { kind, title: nameOf(component), on: title, url }
    return plannedWindow({ from: component.validFrom, to: component.validTo }, thing, now)
  })
}

/** Soonest first. */
export function inOrder(planned: readonly Planned[], most: number): Planned[] {
  return [...planned].sort((one, other) => one.at.localeCompare(other.at)).slice(0, most)
}

function componentsIn(value: unknown): Values[] {
  if (Array.isArray(value)) return value.flatMap(componentsIn)
  if (typeof value !== 'object' || value === null) return []
  const values = value as Values
  const within = Object.values(values).flatMap(componentsIn)
  return typeof values.blockType === 'string' ? [values, ...within] : within
}

function nameOf({ heading }: Values): string {
  return typeof heading === 'string' ? heading : ''
}

function isToCome(at: unknown, now: Date): at is string {
  return typeof at === 'string' && new Date(at) > now
}
