import { createRequire } from 'node:module'
import path from 'node:path'

/** Asked of the workspace, not of this file: in a bundle this file lies elsewhere, the workspace stays where it is. */
export function migrationsFolder(...below: string[]): string {
  const manifest = createRequire(import.meta.url).resolve('@wojaz/shop/package.json')
  return path.join(path.dirname(manifest), 'migrations', ...below)
}
