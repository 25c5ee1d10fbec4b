import type { LinkTo } from '@wojaz/content'
import { localisedPath } from '@wojaz/travel/locale'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Breadcrumbs as Trail } from '../../ui/breadcrumbs.tsx'
import { Container } from '../../ui/container.tsx'
import { contentAddress } from '../../ui/content-address.ts'
import type { BlockProps } from './block.ts'

export function Breadcrumbs({ component }: BlockProps<'breadcrumbs'>) {
  if (component.steps.length === 0) return null
  return (
    <Container className="py-4">
      <BreadcrumbTrail steps={component.steps} />
    </Container>
  )
}

/** From the home page down to this one. */
export function BreadcrumbTrail({ steps }: { steps: LinkTo[] }) {
  const locale = useLocale()
  const { t } = useTranslation()
  const home = { label: t('breadcrumbs.home'), href: localisedPath(locale, '/') }
  const below = steps.map(({ label, url }) => ({ label, href: contentAddress(url, locale)?.href ?? url }))
  return <Trail steps={[home, ...below]} />
}
