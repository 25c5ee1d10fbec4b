import { existsSync } from 'node:fs'
import { inProject } from './project.mjs'

/** A shop without the `demo` folder has no demo data and no painter. */
export const hasDemo = () => existsSync(inProject('demo'))

/**
 * `PICTURE_SOURCES` of a shop with the demo: the painter. In development Node loads its sources.
 * @param {'start' | 'dev'} mode
 */
export function demoPictures(mode) {
  if (!hasDemo()) return ''
  return inProject('demo/painter', mode === 'dev' ? 'src/picture-source.ts' : 'build/picture-source.js')
}
