// Reports imports that break the one-way order of the repository (docs: design, README). Part of `npm test`.
import { readProject } from './boundaries/project-map.mjs'
import { rules } from './boundaries/rules.mjs'
import { root } from './steps/project.mjs'

const project = readProject(root)
const breaches = rules.flatMap((rule) => rule(project))
for (const { place, sentence } of breaches) console.log(`${place}  ${sentence}`)
console.log(`${project.files.length} files, ${breaches.length} breaches`)
process.exitCode = breaches.length === 0 ? 0 : 1
