import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { threadsAsFiles } from './vite-threads.ts'

// Loaded file by file, these take half of the server's start time: thousands of small modules, most of them unused.
const bundled = [
  /^payload/,
  /^@payloadcms\//,
  /^drizzle-orm/,
  /^(fastify-type-provider-)?zod/,
  /^jose/,
  /^uuid/,
  /^@(sentry|opentelemetry)\//,
]

// Only the client of Sentry's libraries: no tracing, no debug messages, no instrumentation.
const bareSentry = {
  __SENTRY_DEBUG__: 'false',
  __SENTRY_TRACING__: 'false',
  __SENTRY_CHANNEL_INJECTION__: 'false',
}

// The files of every page are merged into a few: with forty files a slow computer spent a quarter of the time to first paint on
// requesting them.
const ofEveryPage = [
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  { name: 'shop', test: /[\\/]app[\\/](root|entry\.client)\.tsx/, priority: 1 },
  // Content pages, and lists, which are part of such pages.
  { name: 'pages', test: /[\\/]app[\\/]routes[\\/]content-page(-meta)?\.tsx?/ },
]

// The build id is part of the files' URLs. Client and server must use the same id.
process.env.BUILD_ID ??= Date.now().toString(36)
const build = process.env.BUILD_ID

const besideStart = ({ name }: { name: string }) =>
  name === 'main' ? 'shop.js' : `assets/web-prd/${build}/[name]-[hash].js`

export default defineConfig(({ command }) => ({
  define: { ...bareSentry, 'import.meta.env.BUILD_ID': JSON.stringify(build) },
  plugins: [tailwindcss(), reactRouter(), threadsAsFiles()],
  build: { target: 'es2022', sourcemap: false, assetsDir: `assets/web-prd/${build}` },
  // Listed here, or the first page in development would be loaded three times.
  optimizeDeps: { entries: ['./app/entry.client.tsx', './app/root.tsx', './app/routes/*.tsx'] },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: ofEveryPage } } } } },
    // The server starts from our own module, so that the workspaces' TypeScript is bundled with it. What serves guests is a second file, which
    // the primary of several workers does not load.
    ssr: {
      build: {
        // The style sheet is part of every page.
        cssMinify: true,
        rollupOptions: { input: './server/host/start.ts', output: { chunkFileNames: besideStart } },
      },
      // In development Node loads them itself: some cannot be bundled module by module.
      resolve: command === 'build' ? { noExternal: bundled } : {},
    },
  },
}))
