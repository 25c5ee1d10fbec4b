import { type ConsentName, marketingConsents, obligatoryConsents } from '@wojaz/booking'
import type { Offer } from '@wojaz/offers'
import { localisedPath } from '@wojaz/travel/locale'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TickBox } from '../../ui/tick-box.tsx'
import { documentFiles } from './checkout-address.ts'
import type { CheckoutAnswer, CheckoutDocument } from './checkout-view.ts'
import { useFaultWords } from './fault-words.ts'

interface ConsentFieldsProps {
  offer: Offer
  documents: readonly CheckoutDocument[]
  answer: CheckoutAnswer | undefined
}

/**
 * The documents to read before ordering, and a separate box for each consent. No box is ticked in advance, not even for returning
 * guests.
 */
export function ConsentFields({ offer, documents, answer }: ConsentFieldsProps) {
  const { t } = useTranslation()
  const faultOf = useFaultWords(answer)
  const box = (name: ConsentName, required: boolean) => (
    <TickBox
      key={name}
      name={name}
      required={required}
      defaultChecked={answer?.typed[name] === 'on'}
      error={faultOf(name)}
    >
      <span className={required ? 'text-ink' : undefined}>{t(`checkout.consent.${name}`)}</span>
    </TickBox>
  )
  return (
    <section className="rounded-card bg-paper-raised p-5 shadow-raised sm:p-6">
      <h2 className="text-title">{t('checkout.summary.documents')}</h2>
      <Documents documents={documents} />
      <div className="mt-4 grid gap-4">{obligatoryConsents(offer).map((name) => box(name, true))}</div>
      <fieldset className="mt-6 border-t border-line pt-5">
        <legend className="float-left w-full font-bold">{t('checkout.consent.marketingHeading')}</legend>
        <p className="clear-left mb-4 text-small text-ink-soft">{t('checkout.consent.marketingLead')}</p>
        <div className="grid gap-4">{marketingConsents.map((name) => box(name, false))}</div>
      </fieldset>
    </section>
  )
}

function Documents({ documents }: { documents: readonly CheckoutDocument[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const link = 'inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4'
  return (
    <ul className="mt-2 text-small">
      {documents.map(({ name, url }) => {
        const document = t(`checkout.summary.document.${name}`)
        return (
          <li key={name} className="flex items-center justify-between gap-x-6 border-t border-line py-1">
            {/* Opens in a new tab, so that what was filled in here stays. */}
            <a href={url} target="_blank" rel="noreferrer" className={link}>
              {document}
              <span className="sr-only"> ({t('checkout.summary.newTab')})</span>
            </a>
            <a
              href={localisedPath(locale, documentFiles[name])}
              download
              aria-label={t('checkout.summary.download', { document })}
              className={link}
            >
              {t('checkout.summary.downloadShort')}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
