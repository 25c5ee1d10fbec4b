import type { ComponentFrame } from './components.ts'
import { belongsTo, type Focus, slotInFocus } from './limits.ts'
import type { Page, Visitor } from './page.ts'
import type { Popup } from './popup.ts'

/** A component is seen while it is active, inside its window (both ends included) and by those it is meant for. */
export function isVisible(
  frame: Pick<ComponentFrame, 'active' | 'validFrom' | 'validTo' | 'profiles'>,
  visitor: Visitor,
  now: Date,
): boolean {
  return frame.active && isInWindow(frame.validFrom, frame.validTo, now) && isFor(frame.profiles, visitor)
}

/** The page as this visitor sees it now, beside these destinations and trip types. */
export function visiblePage(page: Page, visitor: Visitor, focus: Focus, now: Date): Page {
  const shown = <T extends ComponentFrame>(component: T | null) =>
    component && isVisible(component, visitor, now) && belongsTo(component, focus) ? component : null
  const slots = page.slots.map((slot) => {
    const components = slot.components.filter((component) => isVisible(component, visitor, now))
    return slotInFocus({ name: slot.name, components }, focus)
  })
  return {
    ...page,
    slots,
    banner: shown(page.banner),
    seoText: shown(page.seoText),
    regulations: shown(page.regulations),
    seoLinksContainer: shown(page.seoLinksContainer),
    popup: page.popup && isPopupOpen(page.popup, now) ? page.popup : null,
  }
}

/** Switched on and inside its dates; the rest (device, consent, history) only the browser knows. */
export function isPopupOpen({ active, popupData }: Popup, now: Date): boolean {
  return active && isInWindow(popupData.dateFrom, popupData.dateTo, now)
}

function isInWindow(from: string | null, to: string | null, now: Date): boolean {
  return (from === null || new Date(from) <= now) && (to === null || now <= new Date(to))
}

function isFor(profiles: string[], visitor: Visitor): boolean {
  if (profiles.length === 0) return true
  return profiles.includes(visitor.userStatus) || (visitor.authenticated && profiles.includes('LOGGED'))
}
