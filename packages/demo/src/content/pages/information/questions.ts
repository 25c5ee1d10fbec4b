import { faq } from '../../components.ts'
import { article, t } from '../../words.ts'
import { informationPage } from './information-page.ts'

export const questionsLink = {
  label: t(
    'Pytania i odpowiedzi',
    'Otázky a odpovědi',
    'Întrebări și răspunsuri',
    'Kérdések és válaszok',
    'Запитання та відповіді',
  ),
  url: '/pytania-i-odpowiedzi',
}

export const pytania = informationPage(
  questionsLink.url,
  questionsLink.label,
  t(
    'Rezerwacja, płatność, lot, bagaż, hotel, dokumenty, zmiany i konto: odpowiedzi po kolei.',
    'Rezervace, platba, let, zavazadla, hotel, doklady, změny a účet: odpovědi popořadě.',
    'Rezervare, plată, zbor, bagaje, hotel, acte, schimbări și cont: răspunsuri pe rând.',
    'Foglalás, fizetés, repülés, poggyász, szálloda, iratok, módosítás és fiók: válaszok sorban.',
    'Бронювання, оплата, переліт, багаж, готель, документи, зміни та обліковий запис: відповіді по черзі.',
  ),
  [
    faq(t('Rezerwacja', 'Rezervace', 'Rezervare', 'Foglalás', 'Бронювання'), { topics: ['booking'] }),
    faq(t('Płatność', 'Platba', 'Plată', 'Fizetés', 'Оплата'), { topics: ['payment'] }),
    faq(t('Lot', 'Let', 'Zbor', 'Repülés', 'Переліт'), { topics: ['flight'] }),
    faq(t('Bagaż', 'Zavazadla', 'Bagaje', 'Poggyász', 'Багаж'), { topics: ['luggage'] }),
    faq(t('Hotel', 'Hotel', 'Hotel', 'Szálloda', 'Готель'), { topics: ['hotel'] }),
    faq(t('Dokumenty', 'Doklady', 'Acte', 'Iratok', 'Документи'), { topics: ['documents'] }),
    faq(
      t(
        'Zmiany i rezygnacja',
        'Změny a storno',
        'Schimbări și renunțare',
        'Módosítás és lemondás',
        'Зміни та відмова',
      ),
      { topics: ['changes'] },
    ),
    faq(t('Konto', 'Účet', 'Cont', 'Fiók', 'Обліковий запис'), { topics: ['account'] }),
    article(
      t(
        'Nie ma tu Twojego pytania?',
        'Vaše otázka tu není?',
        'Nu găsești întrebarea ta?',
        'Nem találja a kérdését?',
        'Немає вашого запитання?',
      ),
      t(
        '[Napisz do nas](/kontakt) albo zajrzyj do [najbliższego biura](/kontakt/biura-tui). Na dobre pytanie odpowiadamy też tutaj, żeby następna osoba nie musiała szukać.',
        '[Napište nám](/kontakt) nebo zajděte do [nejbližší pobočky](/kontakt/biura-tui). Na dobrou otázku odpovíme i tady, aby další člověk nemusel hledat.',
        '[Scrie-ne](/kontakt) sau treci pe la [cea mai apropiată agenție](/kontakt/biura-tui). La o întrebare bună răspundem și aici, ca următorul să nu mai caute.',
        '[Írjon nekünk](/kontakt), vagy térjen be a [legközelebbi irodába](/kontakt/biura-tui). A jó kérdésre itt is válaszolunk, hogy a következőnek már ne kelljen keresnie.',
        '[Напишіть нам](/kontakt) або завітайте до [найближчого офісу](/kontakt/biura-tui). На гарне запитання відповідаємо й тут, щоб наступному не довелося шукати.',
      ),
    ),
  ],
)
