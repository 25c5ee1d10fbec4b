import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { inProject, root } from '../scripts/steps/project.mjs'

const leftOut = new Set(['node_modules', '.git', '.data', 'build', '.next', '.react-router', 'test-results'])

/** The sources in a folder of their own, to be edited at will, with what npm installed for the project. */
export function copyProject(folder: string): void {
  cpSync(root, folder, { recursive: true, filter: (source) => !leftOut.has(path.basename(source)) })
  const packages = path.join(folder, 'node_modules')
  mkdirSync(packages)
  // The project's own packages are relative links: copied as they are they lead into the copy.
  const ours = path.join('node_modules', '@wojaz')
  cpSync(inProject(ours), path.join(folder, ours), { recursive: true, verbatimSymlinks: true })
  for (const name of readdirSync(inProject('node_modules'))) {
    if (name !== '@wojaz' && name !== '.cache')
      symlinkSync(inProject('node_modules', name), path.join(packages, name))
  }
}
