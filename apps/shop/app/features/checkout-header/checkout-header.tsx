import { localisedPath } from '@wojaz/travel/locale'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import {
  type CheckoutFrame,
  type CheckoutHandle,
  type CheckoutHeaderProps,
  type CheckoutStep,
  checkoutSteps,
} from './checkout-frame.ts'

export type { CheckoutStep } from './checkout-frame.ts'

export const checkoutHandle: CheckoutHandle = { CheckoutHeader }

/** A reduced header for guests who are paying: a phone number and the steps, but no other links. */
function CheckoutHeader({ frame, locale }: CheckoutHeaderProps) {
  const { t } = useTranslation()
  const { phone, help } = frame
  return (
    <header className="border-b border-line bg-paper-raised">
      <Container className="flex min-h-16 items-center justify-between gap-4">
        <PlainLink href={localisedPath(locale, '/')} aria-label={t('header.home')} className="shrink-0 py-2">
          <Wordmark className="h-8 w-auto" />
        </PlainLink>
        <p className="flex items-center gap-3 text-small">
          <span className="hidden text-ink-soft sm:inline">{help}</span>
          <a
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            aria-label={t('header.call', { phone })}
            className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-control px-2 font-bold hover:text-accent"
          >
            <Icon name="phone" size={16} className="text-accent" />
            {phone}
          </a>
        </p>
      </Container>
      {frame.step ? <Steps frame={frame} current={frame.step} /> : null}
    </header>
  )
}

function Steps({ frame, current }: { frame: CheckoutFrame; current: CheckoutStep }) {
  const { t } = useTranslation()
  const at = checkoutSteps.indexOf(current)
  const nameOf = (step: CheckoutStep) =>
    frame.steps.find(({ code }) => code === step)?.label ?? t(`checkoutHeader.${step}`)
  return (
    <nav aria-label={t('checkoutHeader.label')} className="border-t border-line">
      <Container>
        <p aria-hidden="true" className="flex items-baseline gap-3 py-2.5 text-small sm:hidden">
          <strong>{nameOf(current)}</strong>
          <span className="text-ink-soft">
            {at + 1} / {checkoutSteps.length}
          </span>
        </p>
        <ol className="grid grid-cols-4 gap-1.5 pb-2.5 sm:gap-4 sm:py-3">
          {checkoutSteps.map((step, position) => (
            <li
              key={step}
              aria-current={step === current ? 'step' : undefined}
              className={`border-t-4 text-small sm:pt-2 ${position <= at ? 'border-accent' : 'border-line'}`}
            >
              <span className="sr-only sm:not-sr-only">
                <StepName
                  name={nameOf(step)}
                  href={position < at ? frame.back[step] : undefined}
                  state={position === at ? 'now' : position < at ? 'done' : 'later'}
                />
              </span>
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  )
}

interface StepNameProps {
  name: string
  href: string | undefined
  state: 'done' | 'now' | 'later'
}

function StepName({ name, href, state }: StepNameProps) {
  const { t } = useTranslation()
  if (state === 'now') return <strong>{name}</strong>
  if (state === 'later') return <span className="text-ink-soft">{name}</span>
  const words = (
    <>
      <Icon name="check" size={16} className="text-success" />
      {name}
      <span className="sr-only"> ({t('checkoutHeader.done')})</span>
    </>
  )
  return href ? (
    <PlainLink
      href={href}
      className="inline-flex items-center gap-1.5 underline decoration-1 underline-offset-4 hover:text-accent"
    >
      {words}
    </PlainLink>
  ) : (
    <span className="inline-flex items-center gap-1.5">{words}</span>
  )
}
