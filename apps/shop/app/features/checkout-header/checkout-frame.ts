import type { CheckoutHeader } from '@wojaz/content'
import type { Locale } from '@wojaz/travel/locale'
import type { ComponentType } from 'react'
import type { UIMatch } from 'react-router'

/** Steps of a booking, in their order; the last is the page of the order. */
export const checkoutSteps = ['recommendations', 'participants', 'summary', 'payment'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** The loader of a checkout page returns this as `checkoutHeader`. It replaces the shop's header. */
export interface CheckoutFrame extends CheckoutHeader {
  /** Null: the page is no step. */
  step: CheckoutStep | null
  /** The steps one can go back to, with their URLs in the guest's language. */
  back: Partial<Record<CheckoutStep, string>>
}

/** The `handle` export of every checkout page. The header is part of the page's chunk, so other pages do not load it. */
export interface CheckoutHandle {
  CheckoutHeader: ComponentType<CheckoutHeaderProps>
}

export interface CheckoutHeaderProps {
  frame: CheckoutFrame
  locale: Locale
}

/** Header and frame of the page, if it belongs to the checkout and its loader has succeeded. */
export function checkoutAmong(matches: readonly Pick<UIMatch, 'handle' | 'loaderData'>[]) {
  for (const { handle, loaderData } of matches) {
    if (
      isObject(handle) &&
      'CheckoutHeader' in handle &&
      isObject(loaderData) &&
      'checkoutHeader' in loaderData
    ) {
      const { CheckoutHeader } = handle as unknown as CheckoutHandle
      return { CheckoutHeader, frame: loaderData.checkoutHeader as CheckoutFrame }
    }
  }
  return null
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
