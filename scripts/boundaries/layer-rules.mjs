import { relativeTarget } from './import-target.mjs'

// The shop's server: host → api, pages → plugins, capabilities → request. Capabilities may import each other; cycle-rules.mjs
// forbids cycles. Plugins and capabilities do not import each other.
/** @type {Record<string, string[]>} */
const mayImport = {
  host: ['api', 'pages', 'plugins', 'capability', 'request'],
  api: ['plugins', 'capability', 'request'],
  pages: ['plugins', 'capability', 'request'],
  plugins: ['request'],
  capability: ['capability', 'request'],
  request: [],
}

// Loaders and actions of pages call capabilities, not the edges (api, pages, plugins).
const forPages = ['capability', 'request']

// The list of services names types of capabilities; type imports load nothing.
const listOfServices = 'apps/shop/server/request/services.ts'

/** @type {import('./rules.mjs').Rule} */
function layersPointDown({ files }) {
  return files.flatMap((file) => {
    const from = layerOf(file.path)
    if (!from || from.layer === 'loose') return []
    return file.imports.flatMap((one) => {
      const to = layerOf(relativeTarget(file.path, one.specifier) ?? '')
      if (!to || to.layer === from.layer || mayImport[from.layer]?.includes(to.layer)) return []
      if (file.path === listOfServices && one.isType && to.layer === 'capability') return []
      return {
        place: `${file.path}:${one.line}`,
        sentence: `server/${from.folder} may not import server/${to.folder}: host → api, pages → plugins, capabilities → request.`,
      }
    })
  })
}

/** @type {import('./rules.mjs').Rule} */
function everyFileHasItsLayer({ files }) {
  return files
    .filter(({ path }) => layerOf(path)?.layer === 'loose')
    .map(({ path }) => ({
      place: path,
      sentence:
        'lies on no layer: host starts it, api and pages answer, a capability knows, request is below all.',
    }))
}

/** @type {import('./rules.mjs').Rule} */
function pagesReachCapabilities({ files }) {
  return files
    .filter(({ path }) => path.startsWith('apps/shop/app/'))
    .flatMap((file) =>
      file.imports.flatMap((one) => {
        const to = layerOf(relativeTarget(file.path, one.specifier) ?? '')
        if (!to || forPages.includes(to.layer)) return []
        return {
          place: `${file.path}:${one.line}`,
          sentence: `app may not import server/${to.folder}: a page calls capabilities, with what is in request.`,
        }
      }),
    )
}

export const layerRules = [layersPointDown, everyFileHasItsLayer, pagesReachCapabilities]

/** @param {string} file */
function layerOf(file) {
  const [, folder, below] = /^apps\/shop\/server\/([^/]+)(\/)?/.exec(file) ?? []
  if (!folder) return null
  if (!below) return { layer: 'loose', folder }
  return { layer: folder in mayImport && folder !== 'capability' ? folder : 'capability', folder }
}
