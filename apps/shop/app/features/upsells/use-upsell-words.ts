import { wordKey } from '@wojaz/booking'
import { useTranslation } from '../../i18n/use-translation.ts'

/** The texts of an upsell and its variants; '' if a variant has no description. */
export function useUpsellCardWords() {
  const { t, i18n } = useTranslation()
  const known = (key: string) => (i18n.exists(key) ? t(key) : '')
  return {
    title: (type: string) => t(`upsells.${wordKey(type)}.title`),
    recommend: (type: string) => t(`upsells.${wordKey(type)}.recommend.title`),
    open: (type: string) => t(`upsells.${wordKey(type)}.recommend.cta`),
    discourage: (type: string) => t(`upsells.${wordKey(type)}.discourage.title`),
    resign: (type: string) => t(`upsells.${wordKey(type)}.discourage.cta`),
    variant: (code: string) => t(`upsells.variant.${wordKey(code)}.title`),
    variantText: (code: string) => known(`upsells.variant.${wordKey(code)}.text`),
  }
}
