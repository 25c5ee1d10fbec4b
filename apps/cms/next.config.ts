import { resolve } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

/** Types and lint are checked for the whole house at once, not again here. */
const config: NextConfig = {
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@wojaz/content', '@wojaz/database', '@wojaz/pictures', '@wojaz/travel'],
  poweredByHeader: false,
  // The admin's own pictures are small and rare: no image optimiser to keep in memory.
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
  // The shop in front compresses.
  compress: false,
  // Written once per fresh clone and never read again: not worth the seconds.
  experimental: { turbopackFileSystemCacheForBuild: false },
  turbopack: { root: resolve(import.meta.dirname, '../..') },
}

export default withPayload(config, { devBundleServerPackages: false })
