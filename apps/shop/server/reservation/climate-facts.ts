import type { ClimateMonth } from '@wojaz/content'

type Say = (key: string, gaps?: Record<string, unknown>) => string

/** The climate of a month as labels and values. */
export function climateFacts(t: Say, { air, sea, sunHours, rainDays }: ClimateMonth): [string, string][] {
  return [
    [t('reservation.guide.air'), degrees(air)],
    ...(sea === null ? [] : [[t('reservation.guide.sea'), degrees(sea)] satisfies [string, string]]),
    [t('reservation.guide.sun'), t('reservation.guide.sunHours', { hours: sunHours })],
    [t('reservation.guide.rain'), String(rainDays)],
  ]
}

function degrees(value: number): string {
  return `${value}\u00a0°C`.replace('-', '−')
}
