export type Json = Readonly<Record<string, unknown>>

/** Null: it is unknown what happened. Otherwise the provider's answer, whose body is JSON or empty. */
export type ProviderAnswer = { readonly status: number; readonly body: Json } | null

/** Never throws. Redirects are not followed, because they are meant for the guest's browser. */
export async function askProvider(address: string, request: RequestInit): Promise<ProviderAnswer> {
  try {
    const response = await fetch(address, { ...request, redirect: 'manual' })
    return { status: response.status, body: asRecord(await response.text()) }
  } catch {
    return null
  }
}

/** Returns an empty object for anything that is not a JSON object. */
export function asRecord(text: string): Json {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Json) : {}
  } catch {
    return {}
  }
}
