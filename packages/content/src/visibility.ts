import type { ComponentFrame, Page, Visitor } from './page.ts'

/** A component is seen while it is active, inside its window (both ends included) and by those it is meant for. */
export function isVisible(
  frame: Pick<ComponentFrame, 'active' | 'validFrom' | 'validTo' | 'profiles'>,
  visitor: Visitor,
  now: Date,
): boolean {
  return frame.active && isInWindow(frame.validFrom, frame.validTo, now) && isFor(frame.profiles, visitor)
}

export function visiblePage(page: Page, visitor: Visitor, now: Date): Page {
  const slots = page.slots.map((slot) => ({
    name: slot.name,
    components: slot.components.filter((component) => isVisible(component, visitor, now)),
  }))
  return { ...page, slots }
}

function isInWindow(from: string | null, to: string | null, now: Date): boolean {
  return (from === null || new Date(from) <= now) && (to === null || now <= new Date(to))
}

function isFor(profiles: string[], visitor: Visitor): boolean {
  if (profiles.length === 0) return true
  return profiles.includes(visitor.userStatus) || (visitor.authenticated && profiles.includes('LOGGED'))
}
