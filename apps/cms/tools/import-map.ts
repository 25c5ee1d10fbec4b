/** `npm run import-map -w @wojaz/cms`: lists the components that the Payload config names, for Next to bundle. */
import config from '@wojaz/content/payload-config'
import { generateImportMap } from 'payload'

const resolved = await config
const folder = process.cwd()
Object.assign(resolved.admin.importMap, {
  baseDir: folder,
  importMapFile: `${folder}/app/admin/importMap.js`,
})
await generateImportMap(resolved, { force: true, log: true })
