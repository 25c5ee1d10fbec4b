import { complaintCategories } from '@wojaz/complaints'
import { shippedDictionary } from '@wojaz/content/dictionary'
import { defaultLocale, inEveryLocale, locales } from '@wojaz/travel/locale'

const shipped = new Map(
  locales.map((locale) => {
    const words = shippedDictionary(locale) as Readonly<Record<string, string>>
    return [locale, complaintCategories((key) => words[key] ?? '')] as const
  }),
)

/** A text of the category at this index, in every language. */
function inAll(word: (of: ReturnType<typeof complaintCategories>) => string | undefined) {
  return inEveryLocale((locale) => word(shipped.get(locale) ?? []) ?? '')
}

/** The default form of the shop, for editors to change. */
export const complaintForm = (shipped.get(defaultLocale) ?? []).map(({ code, questions, wishes }, place) => ({
  code,
  name: inAll((of) => of[place]?.name),
  wishes: [...wishes],
  position: (place + 1) * 10,
  active: true,
  questions: questions.map((question, nth) => ({
    code: question.code,
    required: question.required,
    text: inAll((of) => of[place]?.questions[nth]?.text),
  })),
}))
