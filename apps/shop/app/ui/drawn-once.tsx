import type { HTMLAttributes, ReactNode } from 'react'
import { I18nContext } from '../i18n/i18n-context.ts'
import { LocaleContext, useLocale } from '../i18n/use-locale.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { DeliveryContext, useDelivery } from '../report/delivery.tsx'

const server = import.meta.env.SSR ? await import('react-dom/server') : null

interface DrawnOnceProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'nav' | 'ul'
  /** What the part shows. While it is the same object, the HTML is the same. */
  of: object
  /** Tells the parts of the same object apart. */
  name: string
  children: ReactNode
}

/**
 * A part that many pages have in common. The server draws it once for each language and each version of its content, and repeats
 * the HTML; the browser hydrates it as usual. It may use texts, the language and `useDelivery`. It must not depend on its place:
 * no router, no state of the page, no `useId`.
 */
export function DrawnOnce({ as: Tag, of, name, children, ...attributes }: DrawnOnceProps) {
  const { i18n } = useTranslation()
  const locale = useLocale()
  const delivery = useDelivery()
  if (!server) return <Tag {...attributes}>{children}</Tag>
  const htmls = htmlsOf(i18n, of)
  let __html = htmls.get(name)
  try {
    __html ??= server.renderToString(
      <I18nContext value={i18n}>
        <LocaleContext value={locale}>
          <DeliveryContext value={delivery}>{children}</DeliveryContext>
        </LocaleContext>
      </I18nContext>,
    )
  } catch {
    // Drawn in its place it fails again, and there it is known which part failed.
    return <Tag {...attributes}>{children}</Tag>
  }
  htmls.set(name, __html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React just above
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html }} />
}

type I18n = ReturnType<typeof useTranslation>['i18n']

const drawn = new WeakMap<I18n, WeakMap<object, Map<string, string>>>()

function htmlsOf(i18n: I18n, of: object): Map<string, string> {
  const ofLanguage = drawn.get(i18n) ?? new WeakMap<object, Map<string, string>>()
  drawn.set(i18n, ofLanguage)
  const htmls = ofLanguage.get(of) ?? new Map<string, string>()
  ofLanguage.set(of, htmls)
  return htmls
}
