import path from 'node:path'

// Vague names attract unrelated code. index.tsx hides which component a file contains.
const drawer = /^(.+-)?(utils?|helpers?|misc|common|lib)(-.+)?$/

/** @type {import('./rules.mjs').Rule} */
export function namesSayNothing({ names }) {
  return names
    .filter((name) => {
      const base = path.basename(name)
      return base === 'index.tsx' || drawer.test(base.replace(/\..*$/, ''))
    })
    .map((name) => ({
      place: name,
      sentence: `"${path.basename(name)}" does not say what is inside: name it after what it does for the business.`,
    }))
}
