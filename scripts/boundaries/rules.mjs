import { browserRules } from './browser-rules.mjs'
import { cycleRules } from './cycle-rules.mjs'
import { doorRules } from './door-rules.mjs'
import { layerRules } from './layer-rules.mjs'
import { namesSayNothing } from './name-rules.mjs'
import { shelfRules } from './shelf-rules.mjs'
import { viewRules } from './view-rules.mjs'

/** @typedef {{ place: string, sentence: string }} Breach */
/** @typedef {(project: import('./project-map.mjs').Project) => Breach[]} Rule */

/** @type {Rule[]} */
export const rules = [
  ...doorRules,
  ...browserRules,
  ...shelfRules,
  ...layerRules,
  ...viewRules,
  ...cycleRules,
  namesSayNothing,
]
