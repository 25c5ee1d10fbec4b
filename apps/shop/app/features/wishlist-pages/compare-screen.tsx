import type { Locale } from '@wojaz/travel/locale'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'
import { wishlistAddress } from '../wishlist/wishlist.ts'
import { CompareTable } from './compare-table.tsx'
import type { Comparison } from './compared-offers.ts'

export function CompareScreen({ comparison, locale }: { comparison: Comparison; locale: Locale }) {
  const { t } = useTranslation()
  return (
    <Container className="py-8 md:py-12">
      <title>{`${t('wishlistPage.compareTitle')} | Wojaż`}</title>
      <PlainLink
        href={wishlistAddress(locale)}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-small font-bold text-accent"
      >
        <Icon name="chevronRight" size={16} className="rotate-180" />
        {t('wishlistPage.back')}
      </PlainLink>
      <h1 className="mb-6 text-display">{t('wishlistPage.compareTitle')}</h1>
      {comparison.kind === 'too-few' ? (
        <div className="grid max-w-reading justify-items-start gap-5">
          <Notice tone="warning">{t('wishlistPage.compareFew')}</Notice>
          <ButtonLink href={wishlistAddress(locale)}>{t('wishlistPage.back')}</ButtonLink>
        </div>
      ) : (
        <>
          {comparison.isCut ? (
            <div className="mb-5 max-w-reading">
              <Notice>{t('wishlistPage.compareMany')}</Notice>
            </div>
          ) : null}
          <CompareTable offers={comparison.offers} />
        </>
      )}
    </Container>
  )
}
