/** The path of the settings; their parts are below it. */
export const settingsPath = '/mytui/ustawienia'

/** Paths of the account's pages, without language prefix; links of emails lead to some of them. */
export const accountPaths = {
  home: '/mytui',
  login: '/mytui/logowanie',
  confirm: '/mytui/potwierdzenie',
  /** The open question to a guest who comes back from an identity provider. */
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

/** The page that shows a customer all their login methods. */
export const loginsPath = '/mytui/ustawienia/sposoby-logowania'

const inside: readonly string[] = [
  ...[accountPaths.home, accountPaths.help, accountPaths.sessions, accountPaths.myData],
  ...[accountPaths.leave, accountPaths.stay],
]

/**
 * Whether it is a page for guests who are not logged in (path without language prefix). A login never redirects back to such a
 * page.
 */
export function isWayIn(path: string): boolean {
  return Object.values(accountPaths).some((place) => place === path) && !inside.includes(path)
}
