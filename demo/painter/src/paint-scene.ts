import { H, W } from './path.ts'
import type { Scene, SceneKind } from './scene.ts'
import { aerial } from './scenes/aerial.ts'
import { beach } from './scenes/beach.ts'
import { city } from './scenes/city.ts'
import { coast } from './scenes/coast.ts'
import { countryside } from './scenes/countryside.ts'
import { desert } from './scenes/desert.ts'
import { harbour } from './scenes/harbour.ts'
import { lake } from './scenes/lake.ts'
import { lobby } from './scenes/lobby.ts'
import { mountains } from './scenes/mountains.ts'
import { oldTown } from './scenes/old-town.ts'
import { plate } from './scenes/plate.ts'
import { pool } from './scenes/pool.ts'
import { resort } from './scenes/resort.ts'
import { room } from './scenes/room.ts'
import { savanna } from './scenes/savanna.ts'
import { snow } from './scenes/snow.ts'
import { spa } from './scenes/spa.ts'
import { tropics } from './scenes/tropics.ts'
import { Stage } from './stage.ts'

/** Part of every cached picture's name: raise it when drawings change. */
export const drawingVersion = 'drawing-3'

const painters: Record<SceneKind, (stage: Stage) => string> = {
  coast,
  beach,
  pool,
  harbour,
  resort,
  mountains,
  'old-town': oldTown,
  snow,
  lake,
  desert,
  savanna,
  city,
  countryside,
  tropics,
  room,
  lobby,
  plate,
  spa,
  aerial,
}

/** The scene as SVG, 1200 × 800: the same scene always gives the same text. */
export function paintScene(scene: Scene): string {
  const stage = new Stage(scene)
  const drawing = painters[scene.kind](stage)
  // In path data a minus needs no separator before it; transforms use commas, so this cannot change them.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="none"><defs>${stage.defs}</defs><rect width="${W}" height="${H}" fill="${stage.haze}"/>${drawing}</svg>`.replaceAll(
    ' -',
    '-',
  )
}
