import type { ComponentFrame } from './components.ts'
import { belongsTo, type Focus, slotInFocus } from './limits.ts'
import type { Page, Visitor } from './page.ts'
import { pageComponents } from './page-components.ts'
import type { Popup } from './popup.ts'

/**
 * A component is visible while it is active, within its time window (both ends included), and to the profiles it is meant for.
 */
export function isVisible(
  frame: Pick<ComponentFrame, 'active' | 'validFrom' | 'validTo' | 'profiles'>,
  visitor: Visitor,
  now: Date,
): boolean {
  return frame.active && isInWindow(frame.validFrom, frame.validTo, now) && isFor(frame.profiles, visitor)
}

/** Returns the page for this visitor now, with these destinations and trip types. */
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

/** The moment of the next change: from then on some part of the page is seen that is not seen now, or the other way round. */
export function nextChange(page: Page, now: Date): Date | null {
  const moments = [
    ...pageComponents(page).flatMap(({ validFrom, validTo }) => [opens(validFrom), closes(validTo)]),
    opens(page.popup?.popupData.dateFrom ?? null),
    closes(page.popup?.popupData.dateTo ?? null),
  ].filter((moment): moment is number => moment !== null && moment > now.getTime())
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

const opens = (from: string | null) => (from === null ? null : new Date(from).getTime())
/** The last millisecond is still within the window. */
const closes = (to: string | null) => (to === null ? null : new Date(to).getTime() + 1)

/** Active and within its dates. The rest (device, consent, history) is only known in the browser. */
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
