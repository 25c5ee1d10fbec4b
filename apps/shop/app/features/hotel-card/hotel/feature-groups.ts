import type { HotelView } from '../hotel-card-view.ts'

/** Groups of the dictionary below `hotelCard.group`, in the order of the page. */
const groupNames = ['water', 'wellness', 'family', 'ski', 'tour', 'practical', 'forWhom', 'access'] as const
type GroupName = (typeof groupNames)[number]

interface FeatureGroup {
  group: GroupName
  labels: string[]
}

const ofFacility: Readonly<Record<string, GroupName>> = {
  pool: 'water',
  indoorPool: 'water',
  heatedPool: 'water',
  waterSlides: 'water',
  beachService: 'water',
  diving: 'water',
  spa: 'wellness',
  sauna: 'wellness',
  gym: 'wellness',
  tennis: 'wellness',
  bikes: 'wellness',
  kidsClub: 'family',
  playground: 'family',
  entertainment: 'family',
}

/** Facets that describe the hotel. Other facets are ready-made searches ('3 gwiazdki i więcej') and add nothing here. */
const ofFacet: Readonly<Record<string, (value: string) => GroupName>> = {
  facilities: (value) => ofFacility[value] ?? 'practical',
  location: () => 'practical',
  beach: () => 'water',
  ski: () => 'ski',
  tour: () => 'tour',
  forWhom: () => 'forWhom',
  accessibility: () => 'access',
}

/** A hotel directly at the beach is also within 700 m of it, so the weaker feature is left out. */
const impliedBy: Readonly<Record<string, readonly string[]>> = {
  upTo300: ['firstLine'],
  upTo700: ['firstLine', 'upTo300'],
  liftUpTo300: ['skiInOut'],
}

/** The features of the hotel, grouped as guests look for them. */
export function featureGroups(features: HotelView['features']): FeatureGroup[] {
  const values = new Set(features.map(({ value }) => value))
  const groups = new Map<GroupName, string[]>()
  for (const { facet, value, label } of features) {
    const group = ofFacet[facet]?.(value)
    if (!group || impliedBy[value]?.some((stronger) => values.has(stronger))) continue
    groups.set(group, [...(groups.get(group) ?? []), label])
  }
  return groupNames.flatMap((group) => {
    const labels = groups.get(group)
    return labels ? [{ group, labels }] : []
  })
}
