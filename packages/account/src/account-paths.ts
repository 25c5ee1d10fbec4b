/** Where the settings begin; their parts lie below. */
export const settingsPath = '/mytui/ustawienia'

/** Pages of the account, without their language; links of emails lead to some of them. */
export const accountPaths = {
  home: '/mytui',
  login: '/mytui/logowanie',
  confirm: '/mytui/potwierdzenie',
  /** What is left to ask of who comes from another's login. */
  question: '/mytui/dokonczenie-logowania',
  register: '/mytui/nowe-konto',
  registered: '/mytui/dziekujemy-za-rejestracje',
  activate: '/mytui/aktywacja',
  resend: '/mytui/ponowna-aktywacja',
  remind: '/mytui/przypomnienie-hasla',
  newPassword: '/mytui/zmiana-hasla',
  help: '/mytui/pomoc',
  newAddress: '/mytui/zmiana-adresu',
  sessions: '/mytui/ustawienia/urzadzenia',
  myData: '/mytui/ustawienia/moje-dane',
  leave: '/mytui/deaktywacja',
  stay: '/mytui/deaktywacja/cofnij',
} as const

/** Where a customer sees how they can log in. */
export const loginsPath = '/mytui/ustawienia/sposoby-logowania'

const inside: readonly string[] = [
  ...[accountPaths.home, accountPaths.help, accountPaths.sessions, accountPaths.myData],
  ...[accountPaths.leave, accountPaths.stay],
]

/** A page for those who are not in yet; a path without its language. Nobody is led back there after a login. */
export function isWayIn(path: string): boolean {
  return Object.values(accountPaths).some((place) => place === path) && !inside.includes(path)
}
