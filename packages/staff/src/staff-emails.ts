import { drawEmail, type Email } from '@wojaz/mail/server'
import { formatTime } from '@wojaz/travel/dates'

interface To {
  readonly to: string
  readonly siteUrl: string
}

/** Emails to staff are in Polish, as their office is. */
function email(kind: string, { to }: To, plan: Omit<Parameters<typeof drawEmail>[0], 'locale'>): Email {
  return { kind: `staff-${kind}`, to, ...drawEmail({ locale: 'pl', ...plan }) }
}

/** For whoever is refused because of strangers' attempts. It opens nothing: the password is still required. */
export function browserEmail(facts: To & { readonly token: string; readonly until: Date }): Email {
  return email('browser', facts, {
    subject: 'Logowanie w nowej przeglądarce',
    paragraphs: [
      'Ktoś, prawdopodobnie Ty, chce zalogować się do biura albo do panelu redakcji w nowej przeglądarce.',
      `Otwórz ten link w przeglądarce, w której chcesz się zalogować, najpóźniej o ${formatTime(facts.until).slice(0, 5)}. Cudze nieudane próby nie zablokują Ci w niej logowania. Hasło i kod są potrzebne jak zawsze.`,
    ],
    button: {
      label: 'Zapamiętaj tę przeglądarkę',
      url: `${facts.siteUrl}/biuro/przegladarka?token=${facts.token}`,
    },
    note: 'Jeśli to nie Ty, zignoruj tę wiadomość i nikomu nie przekazuj linku.',
  })
}
