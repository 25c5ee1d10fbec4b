const day = 86_400_000

/** So long a customer who wants to go may change their mind. */
const changeMindDays = 14

/** When somebody who leaves now is forgotten. */
export function forgottenAt(now: Date): Date {
  return new Date(now.getTime() + changeMindDays * day)
}
