import { faq } from '../../components.ts'
import { article } from '../../words.ts'
import { informationPage } from './information-page.ts'

export const questionsLink = {
  label: {
    pl: 'Pytania i odpowiedzi',
    cs: 'Otázky a odpovědi',
    ro: 'Întrebări și răspunsuri',
    hu: 'Kérdések és válaszok',
    uk: 'Запитання та відповіді',
  },
  url: '/pytania-i-odpowiedzi',
}

export const pytania = informationPage(
  questionsLink.url,
  questionsLink.label,
  {
    pl: 'Rezerwacja, płatność, lot, bagaż, hotel, dokumenty, zmiany i konto: odpowiedzi po kolei.',
    cs: 'Rezervace, platba, let, zavazadla, hotel, doklady, změny a účet: odpovědi popořadě.',
    ro: 'Rezervare, plată, zbor, bagaje, hotel, acte, schimbări și cont: răspunsuri pe rând.',
    hu: 'Foglalás, fizetés, repülés, poggyász, szálloda, iratok, módosítás és fiók: válaszok sorban.',
    uk: 'Бронювання, оплата, переліт, багаж, готель, документи, зміни та обліковий запис: відповіді по черзі.',
  },
  [
    faq(
      { pl: 'Rezerwacja', cs: 'Rezervace', ro: 'Rezervare', hu: 'Foglalás', uk: 'Бронювання' },
      { topics: ['booking'] },
    ),
    faq({ pl: 'Płatność', cs: 'Platba', ro: 'Plată', hu: 'Fizetés', uk: 'Оплата' }, { topics: ['payment'] }),
    faq({ pl: 'Lot', cs: 'Let', ro: 'Zbor', hu: 'Repülés', uk: 'Переліт' }, { topics: ['flight'] }),
    faq({ pl: 'Bagaż', cs: 'Zavazadla', ro: 'Bagaje', hu: 'Poggyász', uk: 'Багаж' }, { topics: ['luggage'] }),
    faq({ pl: 'Hotel', cs: 'Hotel', ro: 'Hotel', hu: 'Szálloda', uk: 'Готель' }, { topics: ['hotel'] }),
    faq(
      { pl: 'Dokumenty', cs: 'Doklady', ro: 'Acte', hu: 'Iratok', uk: 'Документи' },
      { topics: ['documents'] },
    ),
    faq(
      {
        pl: 'Zmiany i rezygnacja',
        cs: 'Změny a storno',
        ro: 'Schimbări și renunțare',
        hu: 'Módosítás és lemondás',
        uk: 'Зміни та відмова',
      },
      { topics: ['changes'] },
    ),
    faq({ pl: 'Konto', cs: 'Účet', ro: 'Cont', hu: 'Fiók', uk: 'Обліковий запис' }, { topics: ['account'] }),
    article(
      {
        pl: 'Nie ma tu Twojego pytania?',
        cs: 'Vaše otázka tu není?',
        ro: 'Nu găsești întrebarea ta?',
        hu: 'Nem találja a kérdését?',
        uk: 'Немає вашого запитання?',
      },
      {
        pl: '[Napisz do nas](/kontakt) albo zajrzyj do [najbliższego biura](/kontakt/biura-tui). Na dobre pytanie odpowiadamy też tutaj, żeby następna osoba nie musiała szukać.',
        cs: '[Napište nám](/kontakt) nebo zajděte do [nejbližší pobočky](/kontakt/biura-tui). Na dobrou otázku odpovíme i tady, aby další člověk nemusel hledat.',
        ro: '[Scrie-ne](/kontakt) sau treci pe la [cea mai apropiată agenție](/kontakt/biura-tui). La o întrebare bună răspundem și aici, ca următorul să nu mai caute.',
        hu: '[Írjon nekünk](/kontakt), vagy térjen be a [legközelebbi irodába](/kontakt/biura-tui). A jó kérdésre itt is válaszolunk, hogy a következőnek már ne kelljen keresnie.',
        uk: '[Напишіть нам](/kontakt) або завітайте до [найближчого офісу](/kontakt/biura-tui). На гарне запитання відповідаємо й тут, щоб наступному не довелося шукати.',
      },
    ),
  ],
)
