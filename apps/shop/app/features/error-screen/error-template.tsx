import type { ErrorTemplateType, MenuGroup, Page, Slot } from '@wojaz/content'
import { use } from 'react'
import { having, listOf, orNull } from '../../browser/answer-shape.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useDelivery } from '../../report/delivery.tsx'
import { orWait } from '../../ui/island.tsx'
import type { OffersOfPage } from '../offer-cards/offer-cards.ts'
import { type ShownTemplate, TemplateSlots } from '../page-slots/page-slots.tsx'

/** The editors' blocks below an error page. The server passes them in; the browser loads them. */
export function ErrorTemplate({ type }: { type: ErrorTemplateType }) {
  const { errorTemplate } = useDelivery()
  const locale = useLocale()
  return <TemplateSlots template={errorTemplate === undefined ? use(asked(type, locale)) : errorTemplate} />
}

const answers = new Map<string, Promise<ShownTemplate | null>>()

/** Loads the template once per type and language. React needs the same promise on every render, or it would load for ever. */
function asked(type: ErrorTemplateType, locale: string): Promise<ShownTemplate | null> {
  const key = `${locale} ${type}`
  const answer = answers.get(key) ?? orWait(ask(type))
  answers.set(key, answer)
  return answer
}

const isPage = having<Page>({ slots: listOf(having<Slot>({})), menu: listOf(having<MenuGroup>({})) })
const isAnswer = having<{ template: ShownTemplate | null }>({
  template: orNull(having<ShownTemplate>({ page: isPage, offers: having<OffersOfPage>({}) })),
})

async function ask(type: ErrorTemplateType): Promise<ShownTemplate | null> {
  const { shopApi } = await import('../../browser/shop-api.ts')
  const { body } = await shopApi.get(`www/error-page/${type}`, { shape: isAnswer })
  return body.template
}
