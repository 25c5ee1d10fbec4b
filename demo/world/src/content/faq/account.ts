import { topic } from './question.ts'

export const accountQuestions = topic('account', [
  [
    {
      pl: 'Do czego służy konto?',
      cs: 'K čemu slouží účet?',
      ro: 'La ce folosește contul?',
      hu: 'Mire jó a fiók?',
      uk: 'Для чого обліковий запис?',
    },
    {
      pl: 'Do wszystkiego, co dzieje się po zakupie: dokumentów, dopłat, wiadomości od nas i zmian. Rezerwację zrobioną bez konta dodasz do niego później, podając jej numer.',
      cs: 'Ke všemu, co se děje po nákupu: dokumentům, doplatkům, zprávám od nás a změnám. Rezervaci bez účtu do něj přidáte později podle jejího čísla.',
      ro: 'La tot ce urmează după cumpărare: acte, plăți, mesaje de la noi și schimbări. O rezervare făcută fără cont o adaugi mai târziu, cu numărul ei.',
      hu: 'Mindenre, ami vásárlás után történik: iratok, befizetések, üzenetek és módosítások. A fiók nélkül készült foglalás a száma alapján később is hozzáadható.',
      uk: 'Для всього, що відбувається після покупки: документів, доплат, наших повідомлень і змін. Бронювання без облікового запису можна додати пізніше за його номером.',
    },
  ],
  [
    {
      pl: 'Nie pamiętam hasła.',
      cs: 'Nepamatuji si heslo.',
      ro: 'Nu-mi amintesc parola.',
      hu: 'Elfelejtettem a jelszavam.',
      uk: 'Я не пам’ятаю пароля.',
    },
    {
      pl: 'Na stronie logowania wybierz przypomnienie hasła. Wyślemy link ważny przez krótki czas; stare hasło działa do chwili, gdy ustawisz nowe.',
      cs: 'Na přihlašovací stránce zvolte obnovení hesla. Pošleme odkaz s krátkou platností; staré heslo platí, dokud nenastavíte nové.',
      ro: 'Pe pagina de autentificare alege recuperarea parolei. Trimitem un link valabil puțin timp; parola veche merge până o setezi pe cea nouă.',
      hu: 'A bejelentkezésnél válassza a jelszó-emlékeztetőt. Rövid ideig érvényes linket küldünk; a régi jelszó addig működik, amíg újat nem állít be.',
      uk: 'На сторінці входу оберіть відновлення пароля. Надішлемо посилання, дійсне недовго; старий пароль діє, доки ви не встановите новий.',
    },
  ],
  [
    {
      pl: 'Jak usunąć konto?',
      cs: 'Jak účet zrušit?',
      ro: 'Cum șterg contul?',
      hu: 'Hogyan törölhetem a fiókot?',
      uk: 'Як видалити обліковий запис?',
    },
    {
      pl: 'W ustawieniach konta albo wiadomością na [prywatnosc@wojaz.example](mailto:prywatnosc@wojaz.example). Dokumenty księgowe musimy zachować pięć lat; resztę usuwamy. Więcej w [polityce prywatności](/polityka-prywatnosci).',
      cs: 'V nastavení účtu nebo zprávou na [prywatnosc@wojaz.example](mailto:prywatnosc@wojaz.example). Účetní doklady musíme uchovat pět let; zbytek mažeme. Více v [ochraně soukromí](/polityka-prywatnosci).',
      ro: 'Din setările contului sau cu un mesaj la [prywatnosc@wojaz.example](mailto:prywatnosc@wojaz.example). Documentele contabile trebuie păstrate cinci ani; restul se șterge. Mai multe în [politica de confidențialitate](/polityka-prywatnosci).',
      hu: 'A fiók beállításaiban vagy a [prywatnosc@wojaz.example](mailto:prywatnosc@wojaz.example) címre írva. A számviteli bizonylatokat öt évig meg kell őriznünk; a többit töröljük. Bővebben az [adatvédelmi oldalon](/polityka-prywatnosci).',
      uk: 'У налаштуваннях або листом на [prywatnosc@wojaz.example](mailto:prywatnosc@wojaz.example). Бухгалтерські документи мусимо зберігати п’ять років; решту видаляємо. Більше — у [політиці приватності](/polityka-prywatnosci).',
    },
  ],
  [
    {
      pl: 'Jak wypisać się z newslettera?',
      cs: 'Jak se odhlásit z newsletteru?',
      ro: 'Cum mă dezabonez de la newsletter?',
      hu: 'Hogyan iratkozhatok le a hírlevélről?',
      uk: 'Як відписатися від розсилки?',
    },
    {
      pl: 'Jednym kliknięciem na dole każdej wiadomości. Nie pytamy o powód i nie trzeba się logować.',
      cs: 'Jedním kliknutím dole v každé zprávě. Na důvod se neptáme a přihlašovat se nemusíte.',
      ro: 'Cu un clic, în josul fiecărui mesaj. Nu întrebăm de ce și nu trebuie să te autentifici.',
      hu: 'Egy kattintással minden e-mail alján. Nem kérdezzük az okát, és bejelentkezni sem kell.',
      uk: 'Одним натисканням унизу кожного листа. Ми не питаємо причини, і входити не потрібно.',
    },
  ],
])
