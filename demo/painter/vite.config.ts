import { defineConfig } from 'vite'

// One file of JavaScript: the built shop is plain Node, which reads no TypeScript.
export default defineConfig({
  build: { ssr: 'src/picture-source.ts', target: 'es2022', outDir: 'build' },
  ssr: { noExternal: true },
})
