import { isAddress } from '../fields/address.ts'
import type { Popup as PopupDocument } from '../payload-types.ts'
import { type Popup, type PopupVariant, popupDevices } from '../popup.ts'
import { pictureFromDocument } from './picture-from-document.ts'

export function popupFromDocument({ name, active, variants, popupData }: PopupDocument): Popup {
  const inEach = popupDevices.map((device): [string, PopupVariant] => {
    const variant = variants?.[device]
    return [device, { visible: variant?.visible ?? false, image: pictureFromDocument(variant?.image) }]
  })
  const { dateFrom, dateTo, showLimit, timeInterval, delay, redirectUrl } = popupData ?? {}
  return {
    name,
    active: active ?? true,
    variants: Object.fromEntries(inEach) as Popup['variants'],
    popupData: {
      dateFrom: dateFrom ?? null,
      dateTo: dateTo ?? null,
      showLimit: showLimit ?? null,
      timeInterval: timeInterval ?? 0,
      delay: delay ?? 0,
      redirectUrl: redirectUrl && isAddress(redirectUrl) ? redirectUrl : null,
    },
  }
}
