export const deviceTypes = ['desktop', 'tablet', 'mobile', 'smallMobile'] as const

export type DeviceType = (typeof deviceTypes)[number]

export const operatingSystems = ['iOS', 'android', 'huawei', 'unknown'] as const

export type OperatingSystem = (typeof operatingSystems)[number]

/**
 * Reads the user agent. A Huawei has its name or HarmonyOS beside "Android"; an iPad calls itself a Mac, but has touch points.
 */
export function operatingSystemOf(userAgent: string, touchPoints = 0): OperatingSystem {
  if (/huawei|harmonyos|hmscore|\bhonor\b/i.test(userAgent)) return 'huawei'
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'iOS'
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'iOS' : 'unknown'
}

/** Viewport widths in CSS pixels at which a wider device begins. */
const breakpoints = { mobile: 576, tablet: 768, desktop: 992 } as const

/** Without a width, as on the server, the device is a desktop. */
export function deviceOfWidth(width: number | null): DeviceType {
  if (width === null || width >= breakpoints.desktop) return 'desktop'
  if (width >= breakpoints.tablet) return 'tablet'
  return width >= breakpoints.mobile ? 'mobile' : 'smallMobile'
}
