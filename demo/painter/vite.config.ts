import { defineConfig } from 'vite'

// One JavaScript file, because the built shop runs on plain Node without TypeScript.
export default defineConfig({
  build: { ssr: 'src/picture-source.ts', target: 'es2022', outDir: 'build' },
  ssr: { noExternal: true },
})
