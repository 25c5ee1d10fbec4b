import type { Config } from '@react-router/dev/config'
import { compressFiles } from './server/host/compress-files.ts'

export default {
  ssr: true,
  // The site map is small, and loading it in parts would cost a round trip per first link and URLs that cannot be cached.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  buildEnd: ({ reactRouterConfig }) => compressFiles(`${reactRouterConfig.buildDirectory}/client/assets`),
} satisfies Config
