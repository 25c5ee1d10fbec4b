import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { inProject, root } from '../scripts/steps/project.mjs'

const leftOut = new Set(['node_modules', '.git', '.data', 'build', '.next', '.react-router', 'test-results'])

/** Copies the sources into a separate folder for editing, with the installed packages. */
export function copyProject(folder: string): void {
  cpSync(root, folder, { recursive: true, filter: (source) => !leftOut.has(path.basename(source)) })
  const packages = path.join(folder, 'node_modules')
  mkdirSync(packages)
  // The workspace packages are relative links, which lead into the copy.
  const ours = path.join('node_modules', '@wojaz')
  cpSync(inProject(ours), path.join(folder, ours), { recursive: true, verbatimSymlinks: true })
  for (const name of readdirSync(inProject('node_modules'))) {
    if (name !== '@wojaz' && name !== '.cache')
      symlinkSync(inProject('node_modules', name), path.join(packages, name))
  }
}
