const day = 86_400_000

/** A customer who leaves may change their mind for this long. */
const changeMindDays = 14

/** When an account that is deleted now will be erased. */
export function forgottenAt(now: Date): Date {
  return new Date(now.getTime() + changeMindDays * day)
}
