import { t } from '../words.ts'
import { topic } from './question.ts'

export const changesQuestions = topic('changes', [
  [
    t(
      'Czy mogę zrezygnować z wyjazdu?',
      'Mohu cestu zrušit?',
      'Pot renunța la călătorie?',
      'Lemondhatom az utat?',
      'Чи можна відмовитися від поїздки?',
    ),
    t(
      'Tak, w każdej chwili przed wyjazdem. Zwracamy wpłatę pomniejszoną o rzeczywiste koszty: im wcześniej, tym mniejsze. Orientacyjne wysokości są w [regulaminie](/regulamin).',
      'Ano, kdykoli před odjezdem. Vracíme platbu sníženou o skutečné náklady: čím dřív, tím nižší. Orientační výše jsou v [podmínkách](/regulamin).',
      'Da, oricând înainte de plecare. Restituim plata minus costurile reale: cu cât mai devreme, cu atât mai mici. Valorile orientative sunt în [termeni](/regulamin).',
      'Igen, indulás előtt bármikor. A befizetést a tényleges költségekkel csökkentve térítjük vissza: minél előbb mondja le, annál kevesebb. A tájékoztató értékek a [feltételekben](/regulamin) vannak.',
      'Так, будь-коли до від’їзду. Повертаємо платіж за вирахуванням справжніх витрат: що раніше, то вони менші. Орієнтовні розміри — у [правилах](/regulamin).',
    ),
  ],
  [
    t(
      'Ktoś z nas zachorował. Czy może pojechać inna osoba?',
      'Někdo z nás onemocněl. Může jet někdo jiný?',
      'Cineva s-a îmbolnăvit. Poate merge altcineva?',
      'Valaki megbetegedett. Mehet helyette más?',
      'Хтось із нас захворів. Чи може поїхати інша особа?',
    ),
    t(
      'Tak. Zgłoś zmianę najpóźniej siedem dni przed wyjazdem i podaj dane nowej osoby. Płacisz tylko to, co naliczy linia i hotel. Jeśli nikt się nie znajdzie, pomaga ubezpieczenie kosztów rezygnacji.',
      'Ano. Změnu nahlaste nejpozději sedm dní předem a uveďte údaje nové osoby. Platíte jen to, co naúčtují aerolinka a hotel. Nenajde-li se nikdo, pomůže pojištění storna.',
      'Da. Anunță cel târziu cu șapte zile înainte și dă datele noii persoane. Plătești doar ce percep compania aeriană și hotelul. Dacă nu se găsește nimeni, ajută asigurarea storno.',
      'Igen. Jelezze legkésőbb hét nappal indulás előtt, és adja meg az új utas adatait. Csak azt fizeti, amit a légitársaság és a szálloda felszámít. Ha nincs ilyen, a sztornóbiztosítás segít.',
      'Так. Повідомте щонайпізніше за сім днів і вкажіть дані нової особи. Ви платите лише те, що нарахують авіакомпанія та готель. Якщо нікого немає, допоможе страхування на випадок відмови.',
    ),
  ],
  [
    t(
      'W nazwisku jest pomyłka. Czy to problem?',
      'V příjmení je chyba. Vadí to?',
      'Am greșit numele. E o problemă?',
      'Elírtam a nevet. Baj?',
      'У прізвищі помилка. Це проблема?',
    ),
    t(
      'Literówkę poprawimy bezpłatnie, jeśli dasz znać przed wystawieniem biletu. Nazwisko musi być takie jak w dokumencie; brak polskich znaków nie przeszkadza. Zmiana na inną osobę to już osobna procedura.',
      'Překlep opravíme zdarma, ozvete-li se před vystavením letenky. Příjmení musí být jako v dokladu; chybějící háčky a čárky nevadí. Změna na jinou osobu je už jiný postup.',
      'O greșeală de scriere o corectăm gratuit dacă ne spui înainte de emiterea biletului. Numele trebuie să fie ca în act; diacriticele lipsă nu contează. Schimbarea cu altă persoană e altă procedură.',
      'Az elírást díjmentesen javítjuk, ha a jegy kiállítása előtt szól. A névnek egyeznie kell az okmánnyal; a hiányzó ékezet nem gond. Más személyre átírni már külön eljárás.',
      'Описку виправимо безкоштовно, якщо повідомите до виписування квитка. Прізвище має бути як у документі; відсутні діакритичні знаки не страшні. Заміна на іншу особу — уже окрема процедура.',
    ),
  ],
  [
    t(
      'Co, jeśli to Wojaż odwoła lub zmieni wyjazd?',
      'Co když cestu zruší nebo změní Wojaż?',
      'Ce se întâmplă dacă Wojaż anulează sau schimbă călătoria?',
      'Mi történik, ha a Wojaż mondja le vagy módosítja az utat?',
      'Що, як поїздку скасує чи змінить Wojaż?',
    ),
    t(
      'Przy istotnej zmianie pytamy o zgodę: możesz ją przyjąć, wybrać inny wyjazd albo odzyskać całą wpłatę. Przy odwołaniu zwracamy pieniądze w ciągu 14 dni. Całość praw: [standardowy formularz informacyjny](/informacje/standardowy-formularz-informacyjny).',
      'Při podstatné změně se ptáme na souhlas: můžete ji přijmout, zvolit jinou cestu nebo dostat vše zpět. Při zrušení vracíme peníze do 14 dnů. Všechna práva: [standardní informační formulář](/informacje/standardowy-formularz-informacyjny).',
      'La o schimbare importantă îți cerem acordul: o accepți, alegi altă călătorie sau primești toți banii înapoi. La anulare restituim în 14 zile. Toate drepturile: [formularul standard de informare](/informacje/standardowy-formularz-informacyjny).',
      'Lényeges változásnál a hozzájárulását kérjük: elfogadja, másik utat választ, vagy mindent visszakap. Törlés esetén 14 napon belül visszafizetünk. Minden joga: [általános tájékoztató űrlap](/informacje/standardowy-formularz-informacyjny).',
      'У разі істотної зміни питаємо згоди: можна її прийняти, обрати іншу поїздку або повернути всю суму. У разі скасування повертаємо гроші протягом 14 днів. Усі права: [стандартний інформаційний формуляр](/informacje/standardowy-formularz-informacyjny).',
    ),
  ],
])
