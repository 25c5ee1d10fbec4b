import type { Picture } from './values.ts'

export const popupDevices = ['desktop', 'tablet', 'mobile'] as const
export type PopupDevice = (typeof popupDevices)[number]

/** A picture shown over a page. The guest's browser decides when. */
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
  /** ISO timestamps, both ends included; null: no limit. */
  dateFrom: string | null
  dateTo: string | null
  /** How many times one guest sees it at most; null: no limit. */
  showLimit: number | null
  /** Hours between two displays. */
  timeInterval: number
  /** Seconds after the page was loaded. */
  delay: number
  redirectUrl: string | null
}
