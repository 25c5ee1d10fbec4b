import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { threadsAsFiles } from './vite-threads.ts'

// Read file by file, these make up half of the server's start: thousands of small modules, most of them never asked for.
const bundled = [
  /^payload/,
  /^@payloadcms\//,
  /^drizzle-orm/,
  /^(fastify-type-provider-)?zod/,
  /^jose/,
  /^uuid/,
  /^@(sentry|opentelemetry)\//,
]

// Of Sentry's libraries only the client: no traces, no messages to whoever works on Sentry, no hooks into other libraries.
const bareSentry = {
  __SENTRY_DEBUG__: 'false',
  __SENTRY_TRACING__: 'false',
  __SENTRY_CHANNEL_INJECTION__: 'false',
}

// What every page loads is few files: as forty, asking for them kept a slow computer from its first paint for a quarter of the time.
const ofEveryPage = [
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  { name: 'shop', test: /[\\/]app[\\/](root|entry\.client)\.tsx/, priority: 1 },
  // Pages that an editor has put together, and lists, which stand on such pages.
  { name: 'pages', test: /[\\/]app[\\/]routes[\\/]content-page(-meta)?\.tsx?/ },
]

// The name of the build is part of the address of its files. The client and the server are built from one name.
process.env.BUILD_ID ??= Date.now().toString(36)
const build = process.env.BUILD_ID

export default defineConfig(({ command }) => ({
  define: bareSentry,
  plugins: [tailwindcss(), reactRouter(), threadsAsFiles()],
  build: { target: 'es2022', sourcemap: false, assetsDir: `assets/web-prd/${build}` },
  // Known from the start, or the first page of the day would be loaded three times.
  optimizeDeps: { entries: ['./app/entry.client.tsx', './app/root.tsx', './app/routes/*.tsx'] },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: ofEveryPage } } } } },
    // The server starts from our own main, so that the workspaces' TypeScript is bundled with it.
    ssr: {
      build: { rollupOptions: { input: './server/host/main.ts' } },
      // While somebody works on the shop Node reads them itself: not everything in them can be read piece by piece.
      resolve: command === 'build' ? { noExternal: bundled } : {},
    },
  },
}))
