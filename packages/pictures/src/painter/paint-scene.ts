import type { Scene, SceneKind } from '../scene.ts'
import { H, W } from './path.ts'
import { coast } from './scenes/coast.ts'
import { Stage } from './stage.ts'

/** Part of every cached picture's name: raise it when drawings change. */
export const drawingVersion = 'drawing-1'

const painters: Partial<Record<SceneKind, (stage: Stage) => string>> = {
  coast,
}

/** The scene as SVG, 1200 × 800: the same scene gives the same text. */
export function paintScene(scene: Scene): string {
  const stage = new Stage(scene)
  const drawing = (painters[scene.kind] ?? coast)(stage)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="none"><defs>${stage.defs}</defs>${drawing}</svg>`
}
