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

/** How long a code lives, and with it the question on the phone. */
export const blikCodeLivesMs = 120_000

/** The codes of PayU's sandbox decide by themselves; with any other the person is asked on the phone (null). */
export function blikVerdict(code: string): Verdict | null {
  if (code.startsWith('777')) return { isPaid: true, resultCode: 'SUCCESS' }
  const resultCode = refusedCodes[code]
  return resultCode ? { isPaid: false, resultCode } : null
}
