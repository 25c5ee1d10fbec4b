/**
 * Texts that may name a person never reach analytics: texts that look like an email address, a phone or a card number are
 * dropped.
 */
export function trackableTexts(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => !looksPersonal(text))
}

export function looksPersonal(text: string): boolean {
  // Dates and date ranges contain many digits but nothing personal.
  const bare = text.trim().replace(/\b(\d{2}\.\d{2}\.\d{4}|\d{4}-\d{2}-\d{2})\b/g, 'day')
  return looksLikeEmail(bare) || looksLikePhone(bare) || looksLikeCard(bare)
}

function looksLikeEmail(text: string): boolean {
  return text.length >= 6 && /[^\s@]@[^\s@.]+\.[^\s@]{2}/.test(text)
}

/** Nine digits or more, however they are grouped. */
function looksLikePhone(text: string): boolean {
  return text.length >= 10 && /\d(?:[\s().-]{0,2}\d){8}/.test(text)
}

function looksLikeCard(text: string): boolean {
  return text.length >= 13 && /\d(?:[\s-]?\d){15}/.test(text)
}
