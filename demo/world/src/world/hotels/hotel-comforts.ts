import type { Dice } from '../dice.ts'
import type { Spot } from '../places/place-tree.ts'
import type { Access, Audience, Facility, HotelType, SkiComfort } from '../vocabulary/facets.ts'
import type { HotelFacts, HotelPlan } from './hotel-plan.ts'

interface House {
  trip: HotelPlan['trip']
  spot: Spot
  type: HotelType
  stars: number
  facts: HotelFacts
  isAdultsOnly: boolean
}

export function chooseFacilities(
  dice: Dice,
  { trip, spot, type, stars, facts, isAdultsOnly }: House,
): Facility[] {
  const { region } = spot
  const byPlane = trip === 'WS'
  const isLarge = type === 'resort' || type === 'club'
  const chances: Readonly<Record<Facility, number>> = {
    pool: byPlane && facts.pools > 0 ? 1 : 0,
    indoorPool: facts.pools === 0 ? 0 : byPlane ? (stars >= 4.5 ? 0.45 : 0.1) : 1,
    heatedPool: facts.pools === 0 ? 0 : 0.25,
    waterSlides: isAdultsOnly || !isLarge || region.nature !== 'sea' ? 0 : 0.5,
    spa: (stars - 2.5) * 0.36,
    sauna: (stars - 2) * 0.25 + (byPlane ? 0 : 0.25),
    gym: (stars - 2) * 0.3,
    wifi: 0.94,
    parking: byPlane ? 0.3 : 0.96,
    airConditioning: byPlane ? 0.98 : region.nature === 'mountains' ? 0.05 : 0.5,
    kidsClub: isAdultsOnly ? 0 : isLarge ? 0.8 : 0.22,
    playground: isAdultsOnly ? 0 : isLarge ? 0.8 : 0.4,
    entertainment: isLarge ? 0.9 : byPlane ? 0.35 : 0.1,
    tennis: isLarge ? 0.65 : 0.12,
    diving: region.nature === 'sea' && byPlane ? 0.2 : 0,
    bikes: region.nature === 'city' ? 0.2 : 0.36,
    beachService: facts.beachMetres === null ? 0 : facts.beachMetres === 0 ? 0.75 : 0.2,
    pets: byPlane ? 0.06 : 0.4,
    charging: byPlane ? 0.05 : 0.3,
    kitchenette: type === 'apartments' || type === 'villas' ? 0.95 : 0.04,
  }
  const chosen = (Object.keys(chances) as Facility[]).filter((facility) => dice.falls(chances[facility]))
  return chosen.length > 0 ? chosen : ['wifi']
}

export function chooseAudiences(
  dice: Dice,
  trip: HotelPlan['trip'],
  type: HotelType,
  isAdultsOnly: boolean,
): Audience[] {
  if (isAdultsOnly) return ['adultsOnly', 'couples', ...(dice.falls(0.5) ? (['quiet'] as const) : [])]
  const lead: Audience =
    type === 'club' || type === 'resort'
      ? 'families'
      : type === 'boutique'
        ? 'couples'
        : dice.pick(['families', 'couples', 'active', 'quiet', 'seniors', 'friends'])
  const others: Audience[] =
    trip === 'NR'
      ? ['active', 'families', 'friends']
      : ['families', 'couples', 'active', 'quiet', 'seniors', 'friends']
  return [...new Set([lead, ...dice.some(others, dice.whole(1, 2))])]
}

export function chooseAccess(dice: Dice, stars: number, facts: HotelFacts): Access[] {
  const details: Access[] = []
  if (facts.floors > 1 && dice.falls(0.25 + stars * 0.12)) details.push('lift')
  if (dice.falls(0.1 + stars * 0.09)) details.push('stepFree')
  if (details.includes('stepFree') && dice.falls(0.55)) details.push('adaptedRoom')
  if (details.includes('adaptedRoom') && dice.falls(0.7)) details.push('rollInShower')
  if (details.includes('adaptedRoom') && facts.pools > 0 && dice.falls(0.2)) details.push('poolHoist')
  if (details.includes('stepFree') && facts.beachMetres === 0 && dice.falls(0.35)) details.push('beachRamp')
  if (dice.falls(0.06)) details.push('hearing')
  if (dice.falls(0.05)) details.push('sight')
  // A lift alone is not enough: `accessible` needs an entrance without steps.
  return details.includes('stepFree') ? ['accessible', ...details] : details
}

export function chooseSki(dice: Dice, { liftMetres }: HotelFacts): SkiComfort[] {
  const comforts: SkiComfort[] = []
  if (liftMetres === 0) comforts.push('skiInOut')
  if (liftMetres !== null && liftMetres <= 300) comforts.push('liftUpTo300')
  if (liftMetres !== null && liftMetres > 300 && dice.falls(0.75)) comforts.push('skiBus')
  if (dice.falls(0.85)) comforts.push('skiRoom')
  if (dice.falls(0.15)) comforts.push('skiPass')
  return comforts
}
