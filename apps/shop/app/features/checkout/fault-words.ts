import type { CheckoutFault } from '@wojaz/booking'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { CheckoutAnswer } from './checkout-view.ts'

/** Returns the sentence for a field that must be corrected. */
export function useFaultWords(
  answer: Pick<CheckoutAnswer, 'faults'> | undefined,
): (field: string) => string | undefined {
  const { t } = useTranslation()
  return (field) => {
    const fault = answer?.faults[field]
    return fault && t(faultKey(fault))
  }
}

function faultKey(fault: CheckoutFault): string {
  return `checkout.fault.${fault.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`
}
