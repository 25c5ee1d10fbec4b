export const deviceTypes = ['desktop', 'tablet', 'mobile', 'smallMobile'] as const

export type DeviceType = (typeof deviceTypes)[number]

export const operatingSystems = ['iOS', 'android', 'huawei', 'unknown'] as const

export type OperatingSystem = (typeof operatingSystems)[number]

/** Viewport widths in CSS pixels at which a wider device begins. */
const breakpoints = { mobile: 576, tablet: 768, desktop: 992 } as const

/** Without a width, as on the server, the device is a desktop. */
export function deviceOfWidth(width: number | null): DeviceType {
  if (width === null || width >= breakpoints.desktop) return 'desktop'
  if (width >= breakpoints.tablet) return 'tablet'
  return width >= breakpoints.mobile ? 'mobile' : 'smallMobile'
}
