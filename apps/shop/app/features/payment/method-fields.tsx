import { isWithinLimits, methodField, type PaymentMethod } from '@wojaz/booking'
import { formatMoney } from '@wojaz/travel/money'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/field.tsx'

interface MethodFieldsProps {
  methods: readonly PaymentMethod[]
  /** The amount to pay now. */
  amount: number
  chosen: string
  isCodeMissing: boolean
  onChoose: (method: string) => void
}

/** BLIK with its code on the page, a card or wallet, pay later, or a bank. */
export function MethodFields({ methods, amount, chosen, isCodeMissing, onChoose }: MethodFieldsProps) {
  const { t } = useTranslation()
  const common = { amount, chosen, onChoose }
  const banks = methods.filter(({ kind }) => kind === 'bank')
  const others = methods.filter(({ kind }) => kind !== 'bank')
  return (
    <fieldset>
      <legend className="mb-3 text-title font-bold">{t('payment.method')}</legend>
      <div className="grid gap-3">
        {others.map((method) => (
          <Method key={method.kind} method={method} {...common}>
            {method.kind === 'blik' ? <BlikCode isMissing={isCodeMissing} /> : null}
          </Method>
        ))}
        {banks.length > 0 ? (
          <div className="rounded-control border border-line bg-paper-raised p-3 sm:p-4">
            <p className="font-bold">{t('payment.bank.heading')}</p>
            <p className="text-small text-ink-soft">{t('payment.bank.note')}</p>
            <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-2">
              {banks.map((method) => (
                <Method key={method.value} method={method} {...common} />
              ))}
            </div>
          </div>
        ) : null}
      </div>
    </fieldset>
  )
}

interface MethodProps {
  method: PaymentMethod
  amount: number
  chosen: string
  onChoose: (method: string) => void
  children?: ReactNode
}

function Method({ method, amount, chosen, onChoose, children }: MethodProps) {
  const { t } = useTranslation()
  const { kind } = method
  const field = methodField(method)
  const isOff = !method.isAvailable
  const isOver = !isOff && !isWithinLimits(method, amount)
  const why = isOff
    ? t('payment.off')
    : isOver && method.maxAmount !== null
      ? t('payment.limit', { amount: formatMoney(method.maxAmount) })
      : kind === 'bank'
        ? null
        : t(`payment.${kind}.note`)
  return (
    <div
      className={`rounded-control border bg-paper-raised has-checked:border-2 has-checked:border-accent has-checked:bg-accent-wash ${isOff || isOver ? 'border-line text-ink-soft' : 'border-line-strong'}`}
    >
      <label className="flex min-h-12 cursor-pointer gap-3 p-3 sm:gap-3.5 sm:p-4">
        <input
          type="radio"
          name="method"
          value={field}
          defaultChecked={field === chosen}
          disabled={isOff}
          onChange={() => onChoose(field)}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span className="min-w-0 wrap-anywhere">
          <strong className="block">{kind === 'bank' ? method.name : t(`payment.kind.${kind}`)}</strong>
          {why ? <span className="block text-small text-ink-soft">{why}</span> : null}
        </span>
      </label>
      {children}
    </div>
  )
}

function BlikCode({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="px-3 pb-4 pl-11 sm:px-4 sm:pl-13 [&_input]:max-w-48 [&_input]:text-title [&_input]:tabular-nums [&_input]:tracking-[0.3em]">
      <Field
        label={t('payment.blik.code')}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        description={t('payment.blik.where')}
        error={isMissing ? t('payment.fault.codeMissing') : undefined}
      />
    </div>
  )
}
