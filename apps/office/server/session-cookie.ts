/** Only the office gets it, and no script: staff have nothing to agree to here, it is not among the cookies of guests. */
const name = 'biuro'

export function readSession(cookies: string | undefined): string | null {
  const pair = (cookies ?? '').split(';').find((one) => one.trim().startsWith(`${name}=`))
  return pair?.split('=')[1]?.trim() || null
}

/** Gone when the browser is closed; the server ends it earlier. Null takes it away. */
export function sessionCookie(token: string | null): string {
  return `${name}=${token ?? ''}; Path=/biuro; HttpOnly; SameSite=Lax${token === null ? '; Max-Age=0' : ''}`
}
