import type { Config } from '@react-router/dev/config'
import { compressFiles } from './server/host/compress-files.ts'
import { splitManifest } from './server/host/split-manifest.ts'

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
  async buildEnd({ reactRouterConfig }) {
    const assets = `${reactRouterConfig.buildDirectory}/client/assets`
    await splitManifest(assets)
    await compressFiles(assets)
  },
} satisfies Config
