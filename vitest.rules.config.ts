import { defineConfig } from 'vitest/config'
import { inNode, shared } from './vitest.config.ts'

// `npm run unit`: the rules alone, without whatever says in its name that it needs more than values.
export default defineConfig({
  test: { ...shared, ...inNode, exclude: [...inNode.exclude, '**/*.{db,io,proof}.test.*'] },
})
