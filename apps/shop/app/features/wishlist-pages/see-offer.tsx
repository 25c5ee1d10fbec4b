import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { ContentLink } from '../../ui/content-link.tsx'

/** A link from a saved offer to its card. */
export function SeeOffer({ url, hotelName }: { url: string; hotelName: string }) {
  const { t } = useTranslation()
  return (
    <ContentLink url={url} className={`mt-1 justify-self-start ${buttonClass('primary', 'small')}`}>
      {t('wishlistPage.see')}
      <span className="sr-only">: {hotelName}</span>
    </ContentLink>
  )
}
