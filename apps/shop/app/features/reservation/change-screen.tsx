import { formatMoney } from '@wojaz/travel/money'
import { useActionData } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ChangeKinds } from './change-kinds.tsx'
import { ChangeOptions } from './change-options.tsx'
import { ChangeParty } from './change-party.tsx'
import { ChangeQuote } from './change-quote.tsx'
import type { ChangeAnswer, ChangePage } from './change-view.ts'
import { tabAddress } from './reservation-address.ts'

/** Changes a booked trip step by step: what, which, and at what price. Nothing is changed before the last press. */
export function ChangeScreen({ page: { head, present, kinds, step } }: { page: ChangePage }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const answer = useActionData() as ChangeAnswer | undefined
  const title = t(`reservation.change.${step.step === 'choose' ? step.kind : step.step}.title`)
  return (
    <Container className="grid gap-6 py-6 lg:py-10">
      <title>{`${title}, ${head.name} | Wojaż`}</title>
      <div className="grid gap-2">
        <p>
          <TextLink look="standalone" href={tabAddress(locale, head.number, 'zarzadzanie')}>
            {t('reservation.change.back')}
          </TextLink>
        </p>
        <h1 className="text-heading">{title}</h1>
        <p className="text-ink-soft wrap-anywhere">
          {t('reservation.change.present', { name: head.name, total: formatMoney(present.total) })}
        </p>
      </div>
      {answer?.fault ? <Notice tone="error">{t(`reservation.fault.${answer.fault}`)}</Notice> : null}
      {step.step === 'quote' ? null : (
        <ChangeKinds
          number={head.number}
          kinds={kinds}
          current={step.step === 'choose' ? step.kind : step.step === 'osoby' ? 'osoby' : null}
        />
      )}
      {step.step === 'choose' ? (
        <ChangeOptions step={step} />
      ) : step.step === 'osoby' ? (
        <ChangeParty step={step} answer={answer} />
      ) : step.step === 'quote' ? (
        <ChangeQuote number={head.number} quote={step.quote} />
      ) : (
        <p className="max-w-reading">{t('reservation.fault.changeLate')}</p>
      )}
    </Container>
  )
}
