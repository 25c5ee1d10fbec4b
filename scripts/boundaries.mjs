// Reports imports that break the one-way order of the repository (docs: design, README), and statements of docs/contract.md whose
// test is gone. Part of `npm test`.
import { existsSync, readFileSync } from 'node:fs'
import { contractBreaches } from './boundaries/contract-rows.mjs'
import { readProject } from './boundaries/project-map.mjs'
import { rules } from './boundaries/rules.mjs'
import { inProject, root } from './steps/project.mjs'

const project = readProject(root)
/** @param {string} file */
const sourceOf = (file) => (existsSync(inProject(file)) ? readFileSync(inProject(file), 'utf8') : null)
const breaches = [
  ...rules.flatMap((rule) => rule(project)),
  ...contractBreaches(sourceOf('docs/contract.md') ?? '', {
    sourceOf,
    isDecision: (file) => existsSync(inProject(`docs/decisions/${file}`)),
  }),
]
for (const { place, sentence } of breaches) console.log(`${place}  ${sentence}`)
console.log(`${project.files.length} files, ${breaches.length} breaches`)
process.exitCode = breaches.length === 0 ? 0 : 1
