import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import config from '@wojaz/content/payload-config'
import type { Metadata } from 'next'
import { importMap } from '../importMap.js'

export interface AdminProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata({ params, searchParams }: AdminProps): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

export default function Admin({ params, searchParams }: AdminProps) {
  return RootPage({ config, params, searchParams, importMap })
}
