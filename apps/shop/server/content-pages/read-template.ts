import type { TemplateType } from '@wojaz/content'
import type { PageReader } from '@wojaz/content/server'
import { isDatabaseUnavailable } from '@wojaz/database'
import type { ShownTemplate } from '../../app/features/page-slots/page-slots.tsx'
import type { Services } from '../request/services.ts'
import { offersOfPage } from '../showcase/offers-of-page.ts'

type Sources = Pick<Services, 'content' | 'offers' | 'showcase' | 'clock' | 'reports'>

/** Reads the editors' part of one of the shop's pages. Without it the page still works. */
export async function readTemplate(
  type: TemplateType,
  { path, ...reader }: PageReader & { path: string },
  sources: Sources,
  words?: Readonly<Record<string, string>>,
): Promise<ShownTemplate | null> {
  try {
    const found = await sources.content.template(type, reader, words)
    if (!found.ok) return null
    const { locale } = reader
    return { page: found.value, offers: await offersOfPage({ page: found.value, path, locale }, sources) }
  } catch (error) {
    // An unavailable database is logged elsewhere.
    if (!isDatabaseUnavailable(error)) {
      const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      sources.reports.componentFailed({ component: type, side: 'server', message, path })
    }
    return null
  }
}
