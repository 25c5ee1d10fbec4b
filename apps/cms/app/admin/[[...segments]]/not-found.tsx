import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import config from '@wojaz/content/payload-config'
import type { Metadata } from 'next'
import { importMap } from '../importMap.js'
import type { AdminProps } from './page.tsx'

export function generateMetadata({ params, searchParams }: AdminProps): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

export default function NotFound({ params, searchParams }: AdminProps) {
  return NotFoundPage({ config, params, searchParams, importMap })
}
