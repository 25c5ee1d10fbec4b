import { t } from '../words.ts'
import { topic } from './question.ts'

export const accountQuestions = topic('account', [
  [
    t(
      'Do czego służy konto?',
      'K čemu slouží účet?',
      'La ce folosește contul?',
      'Mire jó a fiók?',
      'Для чого обліковий запис?',
    ),
    t(
      'Do wszystkiego, co dzieje się po zakupie: dokumentów, dopłat, wiadomości od nas i zmian. Rezerwację zrobioną bez konta dodasz do niego później, podając jej numer.',
      'Ke všemu, co se děje po nákupu: dokumentům, doplatkům, zprávám od nás a změnám. Rezervaci bez účtu do něj přidáte později podle jejího čísla.',
      'La tot ce urmează după cumpărare: acte, plăți, mesaje de la noi și schimbări. O rezervare făcută fără cont o adaugi mai târziu, cu numărul ei.',
      'Mindenre, ami vásárlás után történik: iratok, befizetések, üzenetek és módosítások. A fiók nélkül készült foglalás a száma alapján később is hozzáadható.',
      'Для всього, що відбувається після покупки: документів, доплат, наших повідомлень і змін. Бронювання без облікового запису можна додати пізніше за його номером.',
    ),
  ],
  [
    t(
      'Nie pamiętam hasła.',
      'Nepamatuji si heslo.',
      'Nu-mi amintesc parola.',
      'Elfelejtettem a jelszavam.',
      'Я не пам’ятаю пароля.',
    ),
    t(
      'Na stronie logowania wybierz przypomnienie hasła. Wyślemy link ważny przez krótki czas; stare hasło działa do chwili, gdy ustawisz nowe.',
      'Na přihlašovací stránce zvolte obnovení hesla. Pošleme odkaz s krátkou platností; staré heslo platí, dokud nenastavíte nové.',
      'Pe pagina de autentificare alege recuperarea parolei. Trimitem un link valabil puțin timp; parola veche merge până o setezi pe cea nouă.',
      'A bejelentkezésnél válassza a jelszó-emlékeztetőt. Rövid ideig érvényes linket küldünk; a régi jelszó addig működik, amíg újat nem állít be.',
      'На сторінці входу оберіть відновлення пароля. Надішлемо посилання, дійсне недовго; старий пароль діє, доки ви не встановите новий.',
    ),
  ],
  [
    t(
      'Jak usunąć konto?',
      'Jak účet zrušit?',
      'Cum șterg contul?',
      'Hogyan törölhetem a fiókot?',
      'Як видалити обліковий запис?',
    ),
    t(
      'W ustawieniach konta albo wiadomością na [prywatnosc@wojaz.example](mailto:prywatnosc@wojaz.example). Dokumenty księgowe musimy zachować pięć lat; resztę usuwamy. Więcej w [polityce prywatności](/polityka-prywatnosci).',
      'V nastavení účtu nebo zprávou na [prywatnosc@wojaz.example](mailto:prywatnosc@wojaz.example). Účetní doklady musíme uchovat pět let; zbytek mažeme. Více v [ochraně soukromí](/polityka-prywatnosci).',
      'Din setările contului sau cu un mesaj la [prywatnosc@wojaz.example](mailto:prywatnosc@wojaz.example). Documentele contabile trebuie păstrate cinci ani; restul se șterge. Mai multe în [politica de confidențialitate](/polityka-prywatnosci).',
      'A fiók beállításaiban vagy a [prywatnosc@wojaz.example](mailto:prywatnosc@wojaz.example) címre írva. A számviteli bizonylatokat öt évig meg kell őriznünk; a többit töröljük. Bővebben az [adatvédelmi oldalon](/polityka-prywatnosci).',
      'У налаштуваннях або листом на [prywatnosc@wojaz.example](mailto:prywatnosc@wojaz.example). Бухгалтерські документи мусимо зберігати п’ять років; решту видаляємо. Більше — у [політиці приватності](/polityka-prywatnosci).',
    ),
  ],
  [
    t(
      'Jak wypisać się z newslettera?',
      'Jak se odhlásit z newsletteru?',
      'Cum mă dezabonez de la newsletter?',
      'Hogyan iratkozhatok le a hírlevélről?',
      'Як відписатися від розсилки?',
    ),
    t(
      'Jednym kliknięciem na dole każdej wiadomości. Nie pytamy o powód i nie trzeba się logować.',
      'Jedním kliknutím dole v každé zprávě. Na důvod se neptáme a přihlašovat se nemusíte.',
      'Cu un clic, în josul fiecărui mesaj. Nu întrebăm de ce și nu trebuie să te autentifici.',
      'Egy kattintással minden e-mail alján. Nem kérdezzük az okát, és bejelentkezni sem kell.',
      'Одним натисканням унизу кожного листа. Ми не питаємо причини, і входити не потрібно.',
    ),
  ],
])
