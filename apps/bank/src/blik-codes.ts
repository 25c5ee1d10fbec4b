interface Verdict {
  readonly isPaid: boolean
  readonly resultCode: string
}

const refusedCodes: Readonly<Record<string, string>> = {
  '500500': 'AUT_ERROR_DECLINED',
  '700701': 'REG_ERROR_AUTH_CODE_EXPIRED',
  '700702': 'REG_ERROR_AUTH_CODE_CANCELLED',
  '700703': 'REG_ERROR_AUTH_CODE_USED',
}

/** How long a BLIK code is valid, and how long the phone asks for a confirmation. */
export const blikCodeLivesMs = 120_000

/** Test codes of PayU's sandbox have a fixed result. For any other code the buyer decides on the phone (null). */
export function blikVerdict(code: string): Verdict | null {
  if (code.startsWith('777')) return { isPaid: true, resultCode: 'SUCCESS' }
  const resultCode = refusedCodes[code]
  return resultCode ? { isPaid: false, resultCode } : null
}
