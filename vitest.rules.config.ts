import { defineConfig } from 'vitest/config'
import { inNode, otherKinds, shared } from './vitest.config.ts'

// `npm run unit`: only the rules, without tests whose names say that they need more.
export default defineConfig({
  test: {
    ...shared,
    ...inNode,
    name: 'tests',
    globalSetup: [],
    include: inNode.include,
    exclude: [...inNode.exclude, ...otherKinds],
  },
})
