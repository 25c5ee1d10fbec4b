import { contactForm } from '../../components.ts'
import { t } from '../../words.ts'

const heading = t(
  'Zapisz się listem albo telefonicznie',
  'Přihlaste se dopisem nebo telefonicky',
  'Înscrie-te printr-un mesaj sau la telefon',
  'Feliratkozás levélben vagy telefonon',
  'Підпишіться листом або телефоном',
)

const lead = t(
  'Napisz jedno zdanie z adresu, na który mamy wysyłać listy. Dopiszemy go, gdy potwierdzisz, że to Ty.',
  'Napište jednu větu z adresy, na kterou máme dopisy posílat. Zapíšeme ji, až potvrdíte, že jste to vy.',
  'Scrie o propoziție de pe adresa la care vrei scrisorile. O adăugăm după ce confirmi că ești tu.',
  'Írjon egy mondatot arról a címről, ahová a leveleket kéri. Felvesszük, amint megerősíti, hogy Ön az.',
  'Напишіть одне речення з адреси, на яку надсилати листи. Додамо її, щойно підтвердите, що це ви.',
)

/** One can always sign up with a letter or a call. */
export const signUpByLetter = (
  words: Pick<Parameters<typeof contactForm>[0], 'topics' | 'consent' | 'thanks'>,
) =>
  contactForm({
    ...words,
    heading,
    lead,
    phone: '+48 22 000 00 00',
    email: 'kontakt@wojaz.example',
  })
