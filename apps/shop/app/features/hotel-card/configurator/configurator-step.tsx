import { formatMoney } from '@wojaz/travel/money'
import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { buttonClass } from '../../../ui/button-look.ts'
import { FullScreenView } from '../../../ui/full-screen-view.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-shapes.tsx'
import { Link } from '../../../ui/link.tsx'
import { boxId } from '../card-sections.ts'
import { type CardStep, cardSteps, promisedTotal } from './card-steps.ts'
import { InStep, useCardStep } from './use-card-step.ts'

/** Keys of the dictionary. */
const titles: Record<CardStep, string> = {
  participantsAndDate: 'hotelCard.step.participantsAndDate',
  roomChoice: 'hotelCard.step.roomChoice',
}

interface ConfiguratorStepProps {
  step: CardStep
  /** The current choice, for the line that opens the step. */
  chosen: string
  icon: IconName
  /** The price of the chosen offer. */
  total: number
  children: ReactNode
}

/** A part of the configurator: lines of the box on a wide screen, on a phone a line that opens a full screen. */
export function ConfiguratorStep({ step, chosen, icon, total, children }: ConfiguratorStepProps) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { step: open, linkTo, close } = useCardStep()
  const promised = promisedTotal(useNavigation().location?.state)
  return (
    <>
      <Link
        {...linkTo(step)}
        className="flex min-h-14 gap-3 rounded-control py-2.5 text-small -outline-offset-3 hover:text-accent lg:hidden"
      >
        <Icon name={icon} className="mt-0.5 text-accent" />
        <span className="min-w-0 flex-1">
          <span className="block text-ink-soft">{t(titles[step])}</span>
          <span className="block font-medium">{chosen}</span>
        </span>
        <span className="shrink-0 font-medium text-accent">{t('hotelCard.config.change')}</span>
      </Link>
      <FullScreenView
        id={cardSteps[step].slice(1)}
        title={t(titles[step])}
        isOpen={open === step}
        close={close}
        closeLabel={t('dialog.close')}
        closeTo={`${pathname}${search}#${boxId}`}
        beside="lg:block"
        foot={
          <div className="flex items-center justify-between gap-4">
            <strong aria-live="polite" className="whitespace-nowrap text-title font-black">
              {formatMoney(promised ?? total)}
            </strong>
            <Link
              to={`${pathname}${search}#${boxId}`}
              onClick={(event) => {
                event.preventDefault()
                close()
              }}
              className={buttonClass('primary', 'medium')}
            >
              {t('hotelCard.step.done')}
            </Link>
          </div>
        }
      >
        <InStep value={true}>
          <div className="divide-y divide-line">{children}</div>
        </InStep>
      </FullScreenView>
    </>
  )
}
