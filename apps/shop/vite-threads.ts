import { basename } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const threadFile = /new URL\((['"])(\.[^'"]+-thread\.ts)\1, import\.meta\.url\)/

/**
 * A worker thread starts from a file, so `new URL('./x-thread.ts', import.meta.url)` becomes a separate file beside the bundle.
 */
export function threadsAsFiles(): Plugin {
  return {
    name: 'threads-as-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { code: threadFile },
      handler(code, id) {
        return code.replace(threadFile, (_, _quote, file: string) => {
          const entry = fileURLToPath(new URL(file, pathToFileURL(id)))
          const fileName = basename(entry).replace(/ts$/, 'js')
          this.emitFile({ type: 'chunk', id: entry, fileName })
          return `new URL('./${fileName}', import.meta.url)`
        })
      },
    },
  }
}
