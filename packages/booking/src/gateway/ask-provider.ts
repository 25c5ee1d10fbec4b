export type Json = Readonly<Record<string, unknown>>

/** Null: nobody knows what happened. Otherwise what the provider said, with a body that is JSON or nothing. */
export type ProviderAnswer = { readonly status: number; readonly body: Json } | null

/** Never an exception, and no redirect is followed: it is meant for the guest's browser. */
export async function askProvider(address: string, request: RequestInit): Promise<ProviderAnswer> {
  try {
    const response = await fetch(address, { ...request, redirect: 'manual' })
    return { status: response.status, body: asRecord(await response.text()) }
  } catch {
    return null
  }
}

/** What is no object is an empty one. */
export function asRecord(text: string): Json {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Json) : {}
  } catch {
    return {}
  }
}
