import { topic } from './question.ts'

export const documentsQuestions = topic('documents', [
  [
    {
      pl: 'Dowód osobisty czy paszport?',
      cs: 'Občanský průkaz, nebo pas?',
      ro: 'Carte de identitate sau pașaport?',
      hu: 'Személyi igazolvány vagy útlevél?',
      uk: 'Посвідчення особи чи паспорт?',
    },
    {
      pl: 'W krajach Unii oraz w Albanii, Czarnogórze, Turcji i Gruzji obywatelom Polski wystarczy dowód. Do Egiptu, Tunezji, Maroka, Tajlandii i dalej potrzebny jest paszport ważny zwykle jeszcze sześć miesięcy. Obywatele innych państw mogą mieć inne zasady: sprawdź je u przedstawicielstwa danego kraju.',
      cs: 'V zemích Unie a v Albánii, Černé Hoře, Turecku a Gruzii stačí občanům Polska občanský průkaz. Do Egypta, Tuniska, Maroka, Thajska a dál je třeba pas platný obvykle ještě šest měsíců. Pro občany jiných států mohou platit jiná pravidla: ověřte je na zastupitelství dané země.',
      ro: 'În țările Uniunii și în Albania, Muntenegru, Turcia și Georgia, cetățenilor polonezi le ajunge cartea de identitate. Pentru Egipt, Tunisia, Maroc, Thailanda și mai departe e nevoie de pașaport, de obicei valabil încă șase luni. Pentru alți cetățeni regulile pot fi diferite: verifică la ambasada țării.',
      hu: 'Az Unióban, valamint Albániába, Montenegróba, Törökországba és Georgiába a lengyel állampolgároknak elég a személyi igazolvány. Egyiptomba, Tunéziába, Marokkóba, Thaiföldre és messzebbre általában még hat hónapig érvényes útlevél kell. Más állampolgárokra eltérő szabály vonatkozhat: kérdezze meg az adott ország képviseletét.',
      uk: 'До країн Союзу, а також до Албанії, Чорногорії, Туреччини та Грузії громадянам Польщі досить посвідчення особи. До Єгипту, Тунісу, Марокко, Таїланду й далі потрібен паспорт, зазвичай чинний ще шість місяців. Для громадян інших держав правила можуть бути інші: перевірте в представництві країни.',
    },
  ],
  [
    {
      pl: 'Czy dziecko potrzebuje własnego dokumentu?',
      cs: 'Potřebuje dítě vlastní doklad?',
      ro: 'Are copilul nevoie de act propriu?',
      hu: 'Kell a gyereknek saját okmány?',
      uk: 'Чи потрібен дитині власний документ?',
    },
    {
      pl: 'Tak, każde, także niemowlę. Wpis w dokumencie rodzica nie wystarczy. Gdy dziecko jedzie bez rodziców lub z jednym z nich, weź pisemną zgodę – w niektórych krajach pytają o nią na granicy.',
      cs: 'Ano, každé, i kojenec. Zápis v dokladu rodiče nestačí. Jede-li dítě bez rodičů nebo jen s jedním, vezměte písemný souhlas – v některých zemích se na něj na hranici ptají.',
      ro: 'Da, fiecare, chiar și bebelușul. Înscrierea în actul părintelui nu ajunge. Dacă merge fără părinți sau doar cu unul, ia un acord scris – în unele țări îl cer la graniță.',
      hu: 'Igen, mindegyiknek, a csecsemőnek is. A szülő okmányába való bejegyzés nem elég. Ha szülők nélkül vagy csak egyikükkel utazik, vigyen írásos hozzájárulást – néhol a határon kérik.',
      uk: 'Так, кожній, навіть немовляті. Запису в документі батьків не досить. Якщо дитина їде без батьків або з одним із них, візьміть письмову згоду — у деяких країнах про неї питають на кордоні.',
    },
  ],
  [
    {
      pl: 'Do których krajów potrzebna jest wiza?',
      cs: 'Do kterých zemí je potřeba vízum?',
      ro: 'Pentru ce țări trebuie viză?',
      hu: 'Mely országokba kell vízum?',
      uk: 'До яких країн потрібна віза?',
    },
    {
      pl: 'Obywatele Polski kupują wizę turystyczną na lotnisku w Egipcie, a przez internet przed wyjazdem do Kenii, Tanzanii, Wietnamu (przy dłuższym pobycie) czy na Sri Lankę. Przepisy zmieniają się często, więc ostatnie słowo ma strona Ministerstwa Spraw Zagranicznych – zajrzyj tam przed zakupem.',
      cs: 'Občané Polska kupují turistické vízum na letišti v Egyptě a přes internet před cestou do Keni, Tanzanie, Vietnamu (při delším pobytu) nebo na Srí Lanku. Předpisy se často mění, rozhodující je web ministerstva zahraničí – podívejte se před nákupem.',
      ro: 'Cetățenii polonezi cumpără viza turistică pe aeroport în Egipt, iar online, înainte de plecare, pentru Kenya, Tanzania, Vietnam (la șederi mai lungi) sau Sri Lanka. Regulile se schimbă des, așa că ultimul cuvânt îl are Ministerul Afacerilor Externe – verifică înainte de cumpărare.',
      hu: 'A lengyel állampolgárok Egyiptomban a repülőtéren vesznek turistavízumot, Kenyába, Tanzániába, Vietnámba (hosszabb tartózkodáshoz) vagy Srí Lankára pedig indulás előtt, interneten. A szabályok gyakran változnak, a külügyminisztérium oldala a mérvadó – nézze meg vásárlás előtt.',
      uk: 'Громадяни Польщі купують туристичну візу в аеропорту Єгипту, а через інтернет до поїздки — до Кенії, Танзанії, В’єтнаму (для довшого перебування) чи на Шрі-Ланку. Правила часто змінюються, тож остаточну відповідь дає сайт міністерства закордонних справ — перегляньте його до покупки.',
    },
  ],
  [
    {
      pl: 'Kiedy dostanę bilety i voucher?',
      cs: 'Kdy dostanu letenky a voucher?',
      ro: 'Când primesc biletele și voucherul?',
      hu: 'Mikor kapom meg a jegyet és a vouchert?',
      uk: 'Коли я отримаю квитки та ваучер?',
    },
    {
      pl: 'Umowę i potwierdzenie – od razu po zakupie. Voucher hotelowy wysyłamy e-mailem zaraz po ostatniej wpłacie, bilety i polisę na siedem dni przed wyjazdem, a przy zakupie w ostatniej chwili tego samego dnia.',
      cs: 'Smlouvu a potvrzení hned po nákupu. Hotelový voucher posíláme e-mailem hned po poslední platbě, letenky a pojistku sedm dní před odjezdem, u nákupu na poslední chvíli týž den.',
      ro: 'Contractul și confirmarea – imediat după cumpărare. Voucherul îl trimitem prin e-mail imediat după ultima plată, biletele și polița cu șapte zile înainte, iar la last minute în aceeași zi.',
      hu: 'A szerződést és a visszaigazolást rögtön vásárlás után. A szállodai vouchert az utolsó befizetés után azonnal küldjük e-mailben, a jegyet és a kötvényt hét nappal indulás előtt, utolsó pillanatos vásárlásnál még aznap.',
      uk: 'Договір і підтвердження — одразу після покупки. Ваучер надсилаємо електронною поштою одразу після останньої оплати, квитки й поліс — за сім днів до від’їзду, а в разі покупки в останню мить — того самого дня.',
    },
  ],
])
