import type { Stage } from '../stage.ts'
import { lagoon } from './tropics-lagoon.ts'
import { riceTerraces } from './tropics-rice-terraces.ts'
import { waterfall } from './tropics-waterfall.ts'

/** A lagoon with houses on stilts, a fall in the forest, or terraces of rice. */
export function tropics(stage: Stage): string {
  const random = stage.random.fork('tropics')
  return random.pick([lagoon, lagoon, waterfall, riceTerraces])(stage, random)
}
