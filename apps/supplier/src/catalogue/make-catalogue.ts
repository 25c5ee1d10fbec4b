import { cancellationTerm } from './cancellation.ts'
import { chance, pick, shuffled } from './chance.ts'
import { access, advice, type Feature, redemption } from './features.ts'
import { allKinds } from './kinds/all-kinds.ts'
import type { Kind, KindName } from './kinds/kind.ts'
import { optionsOf } from './make-options.ts'
import { driveMinutes, meetingPointOf } from './meeting-points.ts'
import { type Place, readPlaces } from './places.ts'
import type { Option, Product } from './product.ts'
import { services } from './services.ts'
import { type Six, withPlace } from './six.ts'

export interface Catalogue {
  readonly products: readonly Product[]
  find(id: string): Product | undefined
}

/** Kinds that every region has, if possible; the rest is random. */
const basics: readonly KindName[] = ['day-excursion', 'half-day-excursion', 'museum', 'day-cruise']
const drawnPerRegion = 4

/** The same seed always gives the same products. */
export function makeCatalogue(seed: string): Catalogue {
  const products = readPlaces().flatMap((place) =>
    kindsIn(place, seed).map((kind) => makeProduct(seed, kind, place)),
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  return { products, find: (id) => byId.get(id) }
}

function kindsIn(place: Place, seed: string): Kind[] {
  const possible = allKinds.filter((kind) => kind.isFor(place))
  const certain = possible.filter(({ name }) => basics.includes(name))
  const others = possible.filter(({ name }) => !basics.includes(name))
  return [...certain, ...shuffled(others, seed, place.code).slice(0, drawnPerRegion)]
}

function makeProduct(seed: string, kind: Kind, place: Place): Product {
  const id = `${place.code}-${kind.letters}`
  const spot = pick(place.resorts, seed, id, 'spot')
  const named = kind.about === 'sight' ? sightFor(seed, kind, place) : spot.names
  const options = optionsOf(seed, id, kind, place)
  return {
    id,
    reference: `${kind.letters}-${place.code}`,
    kind: kind.name,
    category: kind.category,
    place,
    spot,
    timeZone: place.timeZone,
    title: withPlace(kind.title, named),
    short: withPlace(kind.short, named),
    description: withPlace(kind.description, named),
    features: featuresOf(kind, options),
    labels: kind.access === 'stepFree' ? [...kind.labels, 'wheelchair-accessible'] : kind.labels,
    durationMinutes:
      kind.category === 'transfer' ? driveMinutes(place, spot) : pick(kind.hours, seed, id, 'hours') * 60,
    meetingPoint: meetingPointOf(seed, id, kind, place, spot),
    commentary: kind.guide,
    isInstant: kind.isInstant,
    isPricedByBooking: kind.isPricedByBooking ?? false,
    hasTicketPerPerson: kind.hasTicketPerPerson,
    pictures: picturesOf(seed, id, kind, place),
    options,
  }
}

/** The day trip and the half-day trip go to different sights. */
function sightFor(seed: string, { name }: Kind, { code, sights }: Place): Six {
  const first = Math.floor(chance(seed, code, 'sight') * sights.length)
  return sights[(first + (name === 'day-excursion' ? 0 : 1)) % sights.length] as Six
}

function featuresOf(kind: Kind, options: readonly Option[]): Feature[] {
  const [option] = options
  return [
    ...kind.included.map((name): Feature => ({ type: 'INCLUSION', text: services[name] })),
    ...kind.notIncluded.map((name): Feature => ({ type: 'EXCLUSION', text: services[name] })),
    ...kind.advice.map((name): Feature => ({ type: 'PREARRIVAL_INFORMATION', text: advice[name] })),
    { type: 'ACCESSIBILITY_INFORMATION', text: access[kind.access] },
    {
      type: 'REDEMPTION_INSTRUCTION',
      text: kind.category === 'ticket' ? redemption.code : redemption.manifest,
    },
    ...(option ? [{ type: 'CANCELLATION_TERM', text: cancellationTerm(option.cancellation) } as const] : []),
  ]
}

const inland: Readonly<Record<Exclude<Place['nature'], 'sea'>, string>> = {
  lake: 'lake',
  mountains: 'mountains',
  city: 'city',
}

function picturesOf(seed: string, id: string, { scenes }: Kind, { nature, style }: Place): string[] {
  const fitting = scenes.map((scene) =>
    nature !== 'sea' && ['coast', 'beach', 'harbour'].includes(scene) ? inland[nature] : scene,
  )
  return [...new Set(fitting)].map((kind, index) => {
    const light = pick(['morning', 'noon', 'golden'], seed, id, 'light', index)
    return `/file/scenes/${kind}.${style}.${light}.${id.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}${index}.jpg`
  })
}
