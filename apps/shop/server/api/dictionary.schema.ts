import { locales } from '@wojaz/travel/locale'
import { z } from 'zod'

const file = z
  .string()
  .regex(new RegExp(`^(${locales.join('|')})\\.[\\w-]{1,64}\\.js$`))
  .transform((name) => {
    const [locale, version] = name.split('.')
    return { locale: locale as (typeof locales)[number], version: version ?? '' }
  })

export const dictionarySchema = {
  summary: 'Texts of one language as a script, named `{locale}.{version}.js`',
  tags: ['content'],
  params: z.object({ file }),
}
