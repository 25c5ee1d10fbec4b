import path from 'node:path'

/** '@wojaz/content/server' → content, './server'. @param {string} specifier */
export function ownImport(specifier) {
  const match = /^@wojaz\/([^/]+)(\/.+)?$/.exec(specifier)
  return match?.[1] ? { name: match[1], door: `.${match[2] ?? ''}` } : null
}

/** The file of a relative import, relative to the root. @param {string} file @param {string} specifier */
export function relativeTarget(file, specifier) {
  if (!specifier.startsWith('.')) return null
  return path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''))
}
