import { resolve } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

/** `npm test` checks types and lint for the whole repository. */
const config: NextConfig = {
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@wojaz/content', '@wojaz/database', '@wojaz/pictures', '@wojaz/travel'],
  poweredByHeader: false,
  // The admin's pictures are small and rare, so the image optimiser is not worth its memory.
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
  // The shop is the proxy in front and compresses.
  compress: false,
  // The cache would be written once per fresh clone and never read.
  experimental: { turbopackFileSystemCacheForBuild: false },
  turbopack: { root: resolve(import.meta.dirname, '../..') },
}

export default withPayload(config, { devBundleServerPackages: false })
