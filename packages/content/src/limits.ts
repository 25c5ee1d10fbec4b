import type { TripType } from '@wojaz/travel/trip'
import type { Component } from './components.ts'
import type { Slot } from './page.ts'

/** The destinations and trip types of a page or an API call; empty: not limited. */
export interface Focus {
  directions: readonly string[]
  tripTypes: readonly TripType[]
}

interface Limited {
  directions?: readonly string[] | null
  tripTypes?: readonly TripType[] | null
}

/** False when something is limited to other destinations or trip types than those of the page. */
export function belongsTo(limited: Limited, focus: Focus): boolean {
  return meets(limited.directions, focus.directions) && meets(limited.tripTypes, focus.tripTypes)
}

/**
 * Returns the components of a slot that belong here, with only those of their tiles and excursions that do. A component of which
 * nothing is left out is the same object as before.
 */
export function slotInFocus(slot: Slot, focus: Focus): Slot {
  const components = slot.components
    .filter((component) => belongsTo(component, focus))
    .map((component): Component => {
      if (component.name === 'tiles') {
        const items = component.items.filter((tile) => belongsTo(tile, focus))
        return items.length === component.items.length ? component : { ...component, items }
      }
      if (component.name === 'facultativeTrips') {
        const trips = component.trips.filter((trip) => belongsTo(trip, focus))
        return trips.length === component.trips.length ? component : { ...component, trips }
      }
      return component
    })
  return { ...slot, components }
}

function meets<Code extends string>(
  limits: readonly Code[] | null | undefined,
  asked: readonly Code[],
): boolean {
  if (!limits || limits.length === 0 || asked.length === 0) return true
  return limits.some((code) => asked.includes(code))
}
