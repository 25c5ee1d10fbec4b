import { topic } from './question.ts'

export const changesQuestions = topic('changes', [
  [
    {
      pl: 'Czy mogę zrezygnować z wyjazdu?',
      cs: 'Mohu cestu zrušit?',
      ro: 'Pot renunța la călătorie?',
      hu: 'Lemondhatom az utat?',
      uk: 'Чи можна відмовитися від поїздки?',
    },
    {
      pl: 'Tak, w każdej chwili przed wyjazdem, w [swoim koncie](/mytui/logowanie): najpierw zobaczysz, ile wróci, potem decydujesz. Zwracamy wpłatę pomniejszoną o rzeczywiste koszty: im wcześniej, tym mniejsze. Orientacyjne wysokości są w [regulaminie](/regulamin).',
      cs: 'Ano, kdykoli před odjezdem, ve [svém účtu](/mytui/logowanie): nejdřív uvidíte, kolik se vrátí, pak se rozhodnete. Vracíme platbu sníženou o skutečné náklady: čím dřív, tím nižší. Orientační výše jsou v [podmínkách](/regulamin).',
      ro: 'Da, oricând înainte de plecare, în [contul tău](/mytui/logowanie): întâi vezi cât se întoarce, apoi decizi. Restituim plata minus costurile reale: cu cât mai devreme, cu atât mai mici. Valorile orientative sunt în [termeni](/regulamin).',
      hu: 'Igen, indulás előtt bármikor, a [fiókjában](/mytui/logowanie): előbb látja, mennyi jár vissza, utána dönt. A befizetést a tényleges költségekkel csökkentve térítjük vissza: minél előbb mondja le, annál kevesebb. A tájékoztató értékek a [feltételekben](/regulamin) vannak.',
      uk: 'Так, будь-коли до від’їзду, у [своєму кабінеті](/mytui/logowanie): спершу побачите, скільки повернеться, потім вирішите. Повертаємо платіж за вирахуванням справжніх витрат: що раніше, то вони менші. Орієнтовні розміри — у [правилах](/regulamin).',
    },
  ],
  [
    {
      pl: 'Czy mogę zmienić termin, lotnisko albo pokój?',
      cs: 'Mohu změnit termín, letiště nebo pokoj?',
      ro: 'Pot schimba data, aeroportul sau camera?',
      hu: 'Módosíthatom az időpontot, a repteret vagy a szobát?',
      uk: 'Чи можна змінити дату, аеропорт або номер?',
    },
    {
      pl: 'Tak, w [swoim koncie](/mytui/logowanie), dopóki są wolne miejsca. Przed zmianą widzisz opłatę, różnicę ceny i nowy plan wpłat; stary wyjazd zostaje, dopóki nie potwierdzisz nowego. Wysokość opłat jest na karcie każdego hotelu.',
      cs: 'Ano, ve [svém účtu](/mytui/logowanie), dokud jsou volná místa. Předem vidíte poplatek, rozdíl ceny i nový plán plateb; původní zájezd zůstává, dokud nový nepotvrdíte. Výše poplatků je na kartě každého hotelu.',
      ro: 'Da, în [contul tău](/mytui/logowanie), cât timp sunt locuri. Înainte vezi taxa, diferența de preț și noul plan de plată; călătoria veche rămâne până o confirmi pe cea nouă. Taxele sunt pe pagina fiecărui hotel.',
      hu: 'Igen, a [fiókjában](/mytui/logowanie), amíg van szabad hely. Előre látja a díjat, az árkülönbséget és az új fizetési ütemet; a régi út megmarad, amíg az újat meg nem erősíti. A díjak minden szálloda oldalán ott vannak.',
      uk: 'Так, у [своєму кабінеті](/mytui/logowanie), поки є вільні місця. Наперед видно плату, різницю в ціні та новий графік оплат; стара поїздка лишається, доки не підтвердите нову. Розмір плати вказано на картці кожного готелю.',
    },
  ],
  [
    {
      pl: 'Ktoś z nas zachorował. Czy może pojechać inna osoba?',
      cs: 'Někdo z nás onemocněl. Může jet někdo jiný?',
      ro: 'Cineva s-a îmbolnăvit. Poate merge altcineva?',
      hu: 'Valaki megbetegedett. Mehet helyette más?',
      uk: 'Хтось із нас захворів. Чи може поїхати інша особа?',
    },
    {
      pl: 'Tak, najpóźniej siedem dni przed wyjazdem: w [swoim koncie](/mytui/logowanie) wpisz dane nowej osoby albo zadzwoń. Płacisz tylko to, co naliczy linia i hotel. Jeśli nikt się nie znajdzie, pomaga ubezpieczenie kosztów rezygnacji.',
      cs: 'Ano, nejpozději sedm dní předem: ve [svém účtu](/mytui/logowanie) zadejte údaje nové osoby nebo zavolejte. Platíte jen to, co naúčtují aerolinka a hotel. Nenajde-li se nikdo, pomůže pojištění storna.',
      ro: 'Da, cel târziu cu șapte zile înainte: scrie datele noii persoane în [contul tău](/mytui/logowanie) sau sună-ne. Plătești doar ce percep compania aeriană și hotelul. Dacă nu se găsește nimeni, ajută asigurarea storno.',
      hu: 'Igen, legkésőbb hét nappal indulás előtt: írja be az új utas adatait a [fiókjában](/mytui/logowanie), vagy hívjon minket. Csak azt fizeti, amit a légitársaság és a szálloda felszámít. Ha nincs ilyen, a sztornóbiztosítás segít.',
      uk: 'Так, щонайпізніше за сім днів: впишіть дані нової особи у [своєму кабінеті](/mytui/logowanie) або зателефонуйте. Ви платите лише те, що нарахують авіакомпанія та готель. Якщо нікого немає, допоможе страхування на випадок відмови.',
    },
  ],
  [
    {
      pl: 'W nazwisku jest pomyłka. Czy to problem?',
      cs: 'V příjmení je chyba. Vadí to?',
      ro: 'Am greșit numele. E o problemă?',
      hu: 'Elírtam a nevet. Baj?',
      uk: 'У прізвищі помилка. Це проблема?',
    },
    {
      pl: 'Literówkę poprawimy bezpłatnie, jeśli dasz znać przed wystawieniem biletu. Nazwisko musi być takie jak w dokumencie; brak polskich znaków nie przeszkadza. Zmiana na inną osobę to już osobna procedura.',
      cs: 'Překlep opravíme zdarma, ozvete-li se před vystavením letenky. Příjmení musí být jako v dokladu; chybějící háčky a čárky nevadí. Změna na jinou osobu je už jiný postup.',
      ro: 'O greșeală de scriere o corectăm gratuit dacă ne spui înainte de emiterea biletului. Numele trebuie să fie ca în act; diacriticele lipsă nu contează. Schimbarea cu altă persoană e altă procedură.',
      hu: 'Az elírást díjmentesen javítjuk, ha a jegy kiállítása előtt szól. A névnek egyeznie kell az okmánnyal; a hiányzó ékezet nem gond. Más személyre átírni már külön eljárás.',
      uk: 'Описку виправимо безкоштовно, якщо повідомите до виписування квитка. Прізвище має бути як у документі; відсутні діакритичні знаки не страшні. Заміна на іншу особу — уже окрема процедура.',
    },
  ],
  [
    {
      pl: 'Co, jeśli to Wojaż odwoła lub zmieni wyjazd?',
      cs: 'Co když cestu zruší nebo změní Wojaż?',
      ro: 'Ce se întâmplă dacă Wojaż anulează sau schimbă călătoria?',
      hu: 'Mi történik, ha a Wojaż mondja le vagy módosítja az utat?',
      uk: 'Що, як поїздку скасує чи змінить Wojaż?',
    },
    {
      pl: 'Przy istotnej zmianie pytamy o zgodę: możesz ją przyjąć, wybrać inny wyjazd albo odzyskać całą wpłatę. Przy odwołaniu zwracamy pieniądze w ciągu 14 dni. Całość praw: [standardowy formularz informacyjny](/informacje/standardowy-formularz-informacyjny).',
      cs: 'Při podstatné změně se ptáme na souhlas: můžete ji přijmout, zvolit jinou cestu nebo dostat vše zpět. Při zrušení vracíme peníze do 14 dnů. Všechna práva: [standardní informační formulář](/informacje/standardowy-formularz-informacyjny).',
      ro: 'La o schimbare importantă îți cerem acordul: o accepți, alegi altă călătorie sau primești toți banii înapoi. La anulare restituim în 14 zile. Toate drepturile: [formularul standard de informare](/informacje/standardowy-formularz-informacyjny).',
      hu: 'Lényeges változásnál a hozzájárulását kérjük: elfogadja, másik utat választ, vagy mindent visszakap. Törlés esetén 14 napon belül visszafizetünk. Minden joga: [általános tájékoztató űrlap](/informacje/standardowy-formularz-informacyjny).',
      uk: 'У разі істотної зміни питаємо згоди: можна її прийняти, обрати іншу поїздку або повернути всю суму. У разі скасування повертаємо гроші протягом 14 днів. Усі права: [стандартний інформаційний формуляр](/informacje/standardowy-formularz-informacyjny).',
    },
  ],
])
