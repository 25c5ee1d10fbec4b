import { formatMoney } from '@wojaz/travel/money'
import { useEffect, useRef, useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { MethodFields } from '../payment/payment.ts'
import { attractionCartAddress, attractionsAddress } from './attraction-checkout-address.ts'
import type { AttractionCartView, CartAnswer } from './attraction-checkout-view.ts'
import { BuyerFields } from './buyer-fields.tsx'
import { CartItems } from './cart-items.tsx'
import { SupplierFields } from './supplier-fields.tsx'
import { TermsField } from './terms-field.tsx'

const payFaults: Readonly<Record<string, string>> = {
  'method-missing': 'payment.fault.methodMissing',
  'method-off': 'payment.fault.methodOff',
  'method-limit': 'payment.fault.methodLimit',
  'code-missing': 'payment.fault.codeMissing',
}

/** The cart, the suppliers' questions, the buyer and the payment: one page, one form. */
export function CartScreen({ cart }: { cart: AttractionCartView | null }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const answer = useActionData() as CartAnswer | undefined
  const title = t(cart ? 'tickets.cart.title' : 'tickets.cart.empty.title')
  return (
    <Container measure="narrow" className="grid gap-6 py-6 lg:py-10">
      <title>{`${title} | Wojaż`}</title>
      <div>
        <h1 className="text-heading">{title}</h1>
        <p className="mt-2 max-w-reading text-ink-soft">
          {t(cart ? 'tickets.cart.lead' : 'tickets.cart.empty.lead')}
        </p>
      </div>
      {answer?.note ? (
        <Notice tone={answer.note.tone}>
          {answer.note.text}{' '}
          {answer.note.back ? <TextLink href={answer.note.back}>{t('tickets.note.back')}</TextLink> : null}
        </Notice>
      ) : null}
      {cart ? (
        <CartForm cart={cart} answer={answer} />
      ) : (
        <p>
          <ButtonLink href={attractionsAddress(locale)}>{t('tickets.cart.find')}</ButtonLink>
        </p>
      )}
    </Container>
  )
}

function CartForm({ cart, answer }: { cart: AttractionCartView; answer: CartAnswer | undefined }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { state } = useNavigation()
  const [method, setMethod] = useState(answer?.typed.method ?? 'blik')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])
  const payFault = answer?.payFault ? payFaults[answer.payFault] : undefined
  const isPayable = cart.items.every(({ standing }) => standing === 'held')
  return (
    <Form
      ref={form}
      method="post"
      action={attractionCartAddress(locale)}
      noValidate
      preventScrollReset
      className="grid gap-6"
    >
      {/* Enter in a field must pay, not remove the first attraction. */}
      <button type="submit" name="intent" value="pay" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <input type="hidden" name="attempt" value={cart.attempt} />
      <input type="hidden" name="total" value={cart.total} />
      <CartItems cart={cart} />
      <SupplierFields items={cart.items} people={cart.people} answer={answer} />
      <BuyerFields buyer={cart.buyer} answer={answer} />
      <TermsField termsUrl={cart.termsUrl} answer={answer} />
      <section className="grid gap-6 rounded-card bg-paper-raised p-5 shadow-raised sm:p-6">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-title font-bold">
          <span>{t('tickets.pay.total')}</span>
          <span className="tabular-nums">{formatMoney(cart.total)}</span>
        </p>
        {payFault ? <Notice tone="error">{t(payFault)}</Notice> : null}
        {cart.methods.length === 0 ? (
          <Notice tone="warning">{t('tickets.pay.silent')}</Notice>
        ) : (
          <MethodFields
            methods={cart.methods}
            amount={cart.total}
            chosen={method}
            isCodeMissing={answer?.payFault === 'code-missing'}
            onChoose={setMethod}
          />
        )}
        {isPayable ? null : <Notice tone="warning">{t('tickets.note.hold')}</Notice>}
        <div className="grid gap-3 sm:justify-items-start">
          <Button
            type="submit"
            name="intent"
            value="pay"
            size="large"
            isDisabled={!isPayable}
            isPending={state !== 'idle'}
          >
            {t('tickets.pay.button', { amount: formatMoney(cart.total) })}
          </Button>
          <p className="text-small text-ink-soft">{t('payment.safe')}</p>
        </div>
      </section>
    </Form>
  )
}
