import { topic } from './question.ts'

export const paymentQuestions = topic('payment', [
  [
    {
      pl: 'Jak mogę zapłacić?',
      cs: 'Jak mohu zaplatit?',
      ro: 'Cum pot plăti?',
      hu: 'Hogyan fizethetek?',
      uk: 'Як можна оплатити?',
    },
    {
      pl: 'Kodem BLIK, kartą albo szybkim przelewem. W [biurze](/kontakt/biura-tui) także gotówką. Jeśli płatność się nie uda, rezerwacja nie znika: spróbujesz jeszcze raz lub inną metodą.',
      cs: 'Kódem BLIK, kartou nebo rychlým převodem. V [pobočce](/kontakt/biura-tui) i v hotovosti. Pokud se platba nepovede, rezervace nezmizí: zkusíte to znovu nebo jiným způsobem.',
      ro: 'Cu cod BLIK, cu cardul sau prin transfer rapid. La [agenție](/kontakt/biura-tui) și în numerar. Dacă plata nu reușește, rezervarea nu dispare: încerci din nou sau altfel.',
      hu: 'BLIK-kóddal, kártyával vagy gyors átutalással. Az [irodában](/kontakt/biura-tui) készpénzzel is. Ha a fizetés nem sikerül, a foglalás nem vész el: újra vagy más módon próbálhatja.',
      uk: 'Кодом BLIK, карткою або швидким переказом. В [офісі](/kontakt/biura-tui) — також готівкою. Якщо оплата не вдалася, бронювання не зникає: можна спробувати ще раз або іншим способом.',
    },
  ],
  [
    {
      pl: 'Ile wynosi zaliczka i kiedy dopłacam resztę?',
      cs: 'Jak vysoká je záloha a kdy doplatím zbytek?',
      ro: 'Cât este avansul și când plătesc restul?',
      hu: 'Mennyi az előleg, és mikor fizetem a többit?',
      uk: 'Який аванс і коли доплачувати решту?',
    },
    {
      pl: 'Przy rezerwacji 25 % ceny, reszta najpóźniej 30 dni przed wyjazdem. Jeśli wyjeżdżasz wcześniej niż za 30 dni, płacisz całość od razu. Termin i kwotę zawsze widać w potwierdzeniu.',
      cs: 'Při rezervaci 25 % ceny, zbytek nejpozději 30 dnů před odjezdem. Odjíždíte-li dřív než za 30 dnů, platíte vše najednou. Termín i částka jsou vždy v potvrzení.',
      ro: 'La rezervare 25 % din preț, restul cel târziu cu 30 de zile înainte. Dacă pleci în mai puțin de 30 de zile, plătești totul odată. Data și suma sunt mereu în confirmare.',
      hu: 'Foglaláskor az ár 25 %-a, a többi legkésőbb 30 nappal indulás előtt. Ha 30 napon belül utazik, egyszerre kell fizetni. A határidő és az összeg mindig szerepel a visszaigazolásban.',
      uk: 'Під час бронювання 25 % ціни, решта щонайпізніше за 30 днів до від’їзду. Якщо до від’їзду менше ніж 30 днів, ви сплачуєте все одразу. Строк і суму завжди видно в підтвердженні.',
    },
  ],
  [
    {
      pl: 'Bank odrzucił moją płatność. Co robić?',
      cs: 'Banka platbu zamítla. Co dělat?',
      ro: 'Banca mi-a respins plata. Ce fac?',
      hu: 'A bank elutasította a fizetést. Mit tegyek?',
      uk: 'Банк відхилив платіж. Що робити?',
    },
    {
      pl: 'Najczęściej zatrzymuje ją dzienny limit: przy wakacjach dla rodziny łatwo go przekroczyć. Podnieś limit w aplikacji banku na jeden dzień, wybierz inną metodę albo zadzwoń – podzielimy wpłatę na części.',
      cs: 'Nejčastěji ji zastaví denní limit: u rodinné dovolené ho snadno překročíte. Zvyšte ho na jeden den v bankovní aplikaci, zvolte jiný způsob nebo zavolejte – platbu rozdělíme.',
      ro: 'De cele mai multe ori o oprește limita zilnică: la o vacanță de familie se depășește ușor. Mărește limita pe o zi în aplicația băncii, alege altă metodă sau sună – împărțim plata.',
      hu: 'Többnyire a napi limit állítja meg: egy családi nyaralásnál könnyű túllépni. Emelje meg egy napra a banki alkalmazásban, válasszon más módot, vagy hívjon – részekre bontjuk a befizetést.',
      uk: 'Найчастіше його зупиняє денний ліміт: для сімейної відпустки його легко перевищити. Підвищте ліміт на день у застосунку банку, оберіть інший спосіб або зателефонуйте — ми поділимо платіж.',
    },
  ],
  [
    {
      pl: 'Czy dostanę fakturę?',
      cs: 'Dostanu fakturu?',
      ro: 'Primesc factură?',
      hu: 'Kapok számlát?',
      uk: 'Чи отримаю я рахунок-фактуру?',
    },
    {
      pl: 'Tak, na prośbę. Dane do faktury podaj przy rezerwacji albo później w wiadomości; wystawiamy ją po wpłacie całości.',
      cs: 'Ano, na požádání. Fakturační údaje uveďte při rezervaci nebo později ve zprávě; vystavíme ji po úplném zaplacení.',
      ro: 'Da, la cerere. Datele de facturare le dai la rezervare sau mai târziu, într-un mesaj; o emitem după plata integrală.',
      hu: 'Igen, kérésre. A számlázási adatokat foglaláskor vagy később üzenetben adja meg; a teljes befizetés után állítjuk ki.',
      uk: 'Так, на прохання. Дані вкажіть під час бронювання або згодом у повідомленні; виставляємо після повної оплати.',
    },
  ],
  [
    {
      pl: 'Co znaczy „najniższa cena z 30 dni”?',
      cs: 'Co znamená „nejnižší cena za 30 dnů“?',
      ro: 'Ce înseamnă „cel mai mic preț din 30 de zile”?',
      hu: 'Mit jelent a „30 nap legalacsonyabb ára”?',
      uk: 'Що означає «найнижча ціна за 30 днів»?',
    },
    {
      pl: 'To najniższa cena tej samej oferty w ciągu 30 dni przed dniem, w którym ją obniżyliśmy. Dzięki niej widać, czy promocja jest prawdziwa.',
      cs: 'Je to nejnižší cena téže nabídky za 30 dnů před dnem, kdy jsme ji zlevnili. Ukazuje, zda je sleva skutečná.',
      ro: 'Este cel mai mic preț al aceleiași oferte în cele 30 de zile dinaintea reducerii. Așa vezi dacă promoția e reală.',
      hu: 'Ugyanannak az ajánlatnak a legalacsonyabb ára a leértékelés előtti 30 napban. Ebből látszik, valódi-e az akció.',
      uk: 'Це найнижча ціна тієї самої пропозиції за 30 днів до дня знижки. Так видно, чи знижка справжня.',
    },
  ],
])
