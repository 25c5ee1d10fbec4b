import { defineConfig } from 'vitest/config'
import { inNode, shared } from './vitest.config.ts'

// `npm run unit`: only the rules, without tests whose names say that they need more.
export default defineConfig({
  test: { ...shared, ...inNode, exclude: [...inNode.exclude, '**/*.{db,io,proof}.test.*'] },
})
