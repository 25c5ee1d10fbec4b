import type { Picture } from './values.ts'

export const popupDevices = ['desktop', 'tablet', 'mobile'] as const
export type PopupDevice = (typeof popupDevices)[number]

/** A picture that comes up over a page. Whether it may come up now is decided in the guest's browser. */
export interface Popup {
  /** Its key in the guest's `popup_tracking` cookie. */
  name: string
  active: boolean
  variants: Record<PopupDevice, PopupVariant>
  popupData: PopupData
}

export interface PopupVariant {
  visible: boolean
  image: Picture | null
}

export interface PopupData {
  /** ISO moments, both ends included; null is open. */
  dateFrom: string | null
  dateTo: string | null
  /** How often one guest sees it at most; null: no limit. */
  showLimit: number | null
  /** Hours between two showings. */
  timeInterval: number
  /** Seconds after the page has come up. */
  delay: number
  redirectUrl: string | null
}
