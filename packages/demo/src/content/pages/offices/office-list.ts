import type { Localised } from '@wojaz/content/server'
import { type Locale, locales } from '@wojaz/travel'
import { type Office, offices } from '../../../world/offices.ts'
import { t } from '../../words.ts'

const workdays = t('pn.–pt.', 'po–pá', 'luni–vineri', 'h–p', 'пн–пт')
const saturday = t('sob.', 'so', 'sâmbătă', 'szo', 'сб')

/** Town by town: address, phone and hours of every office. */
export const officeList = Object.fromEntries(locales.map((locale) => [locale, listIn(locale)])) as Localised

function listIn(locale: Locale): string {
  const cities = [...new Set(offices.map(({ city }) => city))].sort((a, b) => a.localeCompare(b, 'pl'))
  return cities
    .map((city) => {
      const lines = offices.filter((office) => office.city === city).map((office) => lineOf(office, locale))
      return `### ${city}\n\n${lines.join('\n')}`
    })
    .join('\n\n')
}

function lineOf({ address, postalCode, phone, openingHours }: Office, locale: Locale): string {
  const days = [
    [workdays[locale], openingHours[0]],
    [saturday[locale], openingHours[5]],
  ] as const
  const hours = days.flatMap(([name, open]) => (open ? `${name} ${open[0]}–${open[1]}` : []))
  const number = `+48 ${phone}`
  const call = `[${number}](tel:${number.replaceAll(' ', '')})`
  return `- **${address}**, ${postalCode}. ${call}, ${hours.join(', ')}`
}
