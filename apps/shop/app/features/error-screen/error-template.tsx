import type { ErrorTemplateType } from '@wojaz/content'
import { use } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useDelivery } from '../../report/delivery.tsx'
import { orWait } from '../../ui/after-page.tsx'
import { type ShownTemplate, TemplateSlots } from '../page-slots/page-slots.tsx'

/** What editors have put below the page of a failure. The server has it at hand; a browser asks for it. */
export function ErrorTemplate({ type }: { type: ErrorTemplateType }) {
  const { errorTemplate } = useDelivery()
  const locale = useLocale()
  return <TemplateSlots template={errorTemplate === undefined ? use(asked(type, locale)) : errorTemplate} />
}

const answers = new Map<string, Promise<ShownTemplate | null>>()

/** Asked for once per language: the same promise as long as the page stands, or React would ask for ever. */
function asked(type: ErrorTemplateType, locale: string): Promise<ShownTemplate | null> {
  const key = `${locale} ${type}`
  const answer = answers.get(key) ?? orWait(ask(type))
  answers.set(key, answer)
  return answer
}

async function ask(type: ErrorTemplateType): Promise<ShownTemplate | null> {
  const { shopApi } = await import('../../browser/shop-api.ts')
  const { body } = await shopApi.get<{ template: ShownTemplate | null }>(`www/error-page/${type}`)
  return body.template
}
