import type { TextFieldSingleValidation } from 'payload'

/** Allowed targets of a link: a page of ours, an https URL elsewhere, a phone number or an email address. */
const address =
  /^(?:\/(?![/\\])[^\s<>"\\]*|https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#][^\s<>"\\]*)?|tel:\+?[\d ]+|mailto:[^\s<>"@]+@[^\s<>"@]+)$/i

export function isAddress(value: string): boolean {
  return value.length <= 2000 && address.test(value)
}

export const validateAddress: TextFieldSingleValidation = (value, { required, req }) => {
  if (!value) return required ? sentence(req.i18n.language, 'missing') : true
  return isAddress(value) || sentence(req.i18n.language, 'wrong')
}

const sentences = {
  missing: { pl: 'Podaj adres, do którego prowadzi link.', en: 'Say where the link leads.' },
  wrong: {
    pl: 'Adres zaczyna się od /, https://, tel: albo mailto:.',
    en: 'An address starts with /, https://, tel: or mailto:.',
  },
}

function sentence(language: string, name: keyof typeof sentences): string {
  return sentences[name][language === 'pl' ? 'pl' : 'en']
}
