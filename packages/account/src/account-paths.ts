/** Pages of the account, without their language; links of letters lead to some of them. */
export const accountPaths = {
  home: '/mytui',
  login: '/mytui/logowanie',
  register: '/mytui/nowe-konto',
  registered: '/mytui/dziekujemy-za-rejestracje',
  activate: '/mytui/aktywacja',
  resend: '/mytui/ponowna-aktywacja',
  remind: '/mytui/przypomnienie-hasla',
  newPassword: '/mytui/zmiana-hasla',
} as const
