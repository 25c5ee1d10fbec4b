import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { attractionCartAddress } from './attraction-checkout-address.ts'
import type { AttractionOrderView } from './attraction-checkout-view.ts'

/** What happened, and a link to try again. The cart and its holds are unchanged. */
export function AttractionUnpaidScreen({ order }: { order: AttractionOrderView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const title = t('tickets.failed.title')
  return (
    <Container measure="narrow" className="grid gap-6 py-8 lg:py-12">
      <title>{`${title} | Wojaż`}</title>
      <div className="flex gap-5 rounded-card bg-paper-raised p-6 shadow-raised sm:p-8">
        <Icon name="alert" className="mt-1 shrink-0 text-warning" />
        <div role="status" className="grid min-w-0 gap-2 wrap-anywhere">
          <h1 className="text-heading">{title}</h1>
          <p>{t('tickets.failed.lead')}</p>
          <p className="text-small text-ink-soft">{t('tickets.order.number', { number: order.number })}</p>
        </div>
      </div>
      <p>
        <ButtonLink size="large" href={attractionCartAddress(locale)}>
          {t('tickets.failed.again')}
        </ButtonLink>
      </p>
    </Container>
  )
}
