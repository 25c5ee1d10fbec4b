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

/** The link of an invitation. Only its reader sees it, not whoever invited them. */
export function invitationEmail(
  facts: To & { readonly token: string; readonly by: string; readonly isAgain: boolean },
): Email {
  const { siteUrl, token, by, isAgain } = facts
  const said = isAgain
    ? {
        subject: 'Nowe zaproszenie do biura Wojaż',
        paragraphs: [
          `${by} zaprasza Cię ponownie do biura Wojaż. Dotychczasowe hasło, kod z aplikacji i klucze przestały działać, a Twoje sesje się skończyły.`,
          'Link działa raz i przez 48 godzin. Ustaw nowe hasło i dodaj konto w aplikacji uwierzytelniającej.',
        ],
        note: 'Nie prosisz o to? Powiedz od razu innemu administratorowi biura: ktoś mógł chcieć przejąć Twoje konto.',
      }
    : {
        subject: 'Zaproszenie do biura Wojaż',
        paragraphs: [
          `${by} zaprasza Cię do biura Wojaż.`,
          'Link działa raz i przez 48 godzin. Ustaw hasło i dodaj konto w aplikacji uwierzytelniającej.',
        ],
        note: 'Nie znasz tej osoby? Zignoruj tę wiadomość.',
      }
  return email(isAgain ? 'invited-again' : 'invited', facts, {
    ...said,
    button: { label: 'Wejdź do biura', url: `${siteUrl}/biuro/zaproszenie?token=${token}` },
  })
}

/** For everybody else who manages access. */
export function inviteNoticeEmail(
  facts: To & {
    readonly by: string
    readonly member: { readonly name: string; readonly email: string }
    readonly isAgain: boolean
  },
): Email {
  const { siteUrl, by, member, isAgain } = facts
  return email('invite-notice', facts, {
    subject: isAgain ? 'Ktoś dostał nowe zaproszenie do biura' : 'Nowa osoba w biurze',
    paragraphs: [
      `${by} zaprosił(a) ${isAgain ? 'ponownie ' : ''}do biura: ${member.name}, ${member.email}.`,
      'Jeśli o tym nie wiesz, sprawdź to i w razie potrzeby zablokuj konto.',
    ],
    button: { label: 'Zobacz ludzi', url: `${siteUrl}/biuro/ludzie` },
  })
}
