import { canPayOwn, type OpenAmount } from '@wojaz/booking'
import { formatMoney } from '@wojaz/travel/money'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/field.tsx'
import type { Share } from './share.ts'

interface ShareFieldsProps {
  open: OpenAmount
  /** The due date and the limits of the amount, as text. */
  words: { next: string | null; least: string; rest: string }
  share: Share
  own: string
  amountError: string | undefined
  setShare: (share: Share) => void
  setOwn: (amount: string) => void
}

/** The amount to pay now. */
export function ShareFields({ open, words, share, own, amountError, setShare, setOwn }: ShareFieldsProps) {
  const { t } = useTranslation()
  const { rest, next } = open
  const common = { chosen: share, onChoose: setShare }
  return (
    <fieldset>
      <legend className="mb-3 text-title font-bold">{t('payment.howMuch')}</legend>
      <div className="grid gap-3">
        {next ? (
          <ShareField
            {...common}
            share="next"
            name={t('payment.trip.next', { date: words.next })}
            amount={formatMoney(next.amount)}
          />
        ) : null}
        <ShareField {...common} share="rest" name={t('payment.trip.rest')} amount={formatMoney(rest)} />
        {canPayOwn(open) ? (
          <ShareField {...common} share="own" name={t('payment.trip.own')}>
            <Field
              label={t('payment.trip.amount')}
              name="amount"
              required
              value={own}
              inputMode="decimal"
              autoComplete="off"
              description={t('payment.trip.limits', words)}
              error={amountError}
              onChange={(amount) => {
                setOwn(amount)
                setShare('own')
              }}
            />
          </ShareField>
        ) : null}
      </div>
    </fieldset>
  )
}

interface ShareFieldProps {
  share: Share
  chosen: Share
  name: string
  amount?: string
  onChoose: (share: Share) => void
  children?: ReactNode
}

function ShareField({ share, chosen, name, amount, onChoose, children }: ShareFieldProps) {
  return (
    <div className="rounded-control border border-line-strong bg-paper-raised has-checked:border-2 has-checked:border-accent has-checked:bg-accent-wash">
      <label className="flex min-h-12 cursor-pointer items-center gap-3.5 p-4">
        <input
          type="radio"
          name="share"
          value={share}
          checked={share === chosen}
          onChange={() => onChoose(share)}
          className="size-5 shrink-0 accent-accent"
        />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
          <strong>{name}</strong>
          {amount ? <span className="whitespace-nowrap tabular-nums">{amount}</span> : null}
        </span>
      </label>
      {children ? <div className="px-4 pb-4 pl-13 [&_input]:max-w-48">{children}</div> : null}
    </div>
  )
}
