import { topic } from './question.ts'

export const bookingQuestions = topic('booking', [
  [
    {
      pl: 'Kiedy najlepiej zarezerwować wakacje?',
      cs: 'Kdy je nejlepší rezervovat dovolenou?',
      ro: 'Când e cel mai bine să rezerv vacanța?',
      hu: 'Mikor érdemes lefoglalni a nyaralást?',
      uk: 'Коли найкраще бронювати відпустку?',
    },
    {
      pl: 'Jeśli jedziesz w ferie, w lipcu lub w sierpniu, z dziećmi albo w więcej niż cztery osoby – jesienią i zimą poprzedniego roku: wybór pokoi jest wtedy największy. Jeśli termin i hotel są Ci obojętne, niższe ceny pojawiają się dwa, trzy tygodnie przed wylotem, ale trudno wtedy o konkretny pokój i lotnisko.',
      cs: 'Jedete-li o prázdninách, s dětmi nebo ve více než čtyřech – na podzim a v zimě předchozího roku: výběr pokojů je největší. Nezáleží-li vám na termínu ani hotelu, nižší ceny se objevují dva tři týdny před odletem, ale konkrétní pokoj a letiště se pak hledá těžko.',
      ro: 'Dacă pleci în vacanța școlară, cu copii sau în mai mult de patru persoane – toamna și iarna dinainte: atunci ai de unde alege camere. Dacă data și hotelul nu contează, prețuri mai mici apar cu două-trei săptămâni înainte, dar greu mai găsești o anumită cameră sau un anumit aeroport.',
      hu: 'Ha iskolai szünetben, gyerekkel vagy négynél többen utazik – az előző év őszén és telén: ekkor van a legtöbb szoba. Ha mindegy az időpont és a szálloda, két-három héttel indulás előtt olcsóbb ajánlatok is vannak, de nehezebb konkrét szobát és repülőteret találni.',
      uk: 'Якщо їдете на шкільні канікули, з дітьми або більш як учотирьох — восени та взимку попереднього року: вибір номерів тоді найбільший. Якщо дата й готель не важливі, нижчі ціни з’являються за два-три тижні до вильоту, але тоді важко знайти певний номер і аеропорт.',
    },
  ],
  [
    {
      pl: 'Czy muszę zakładać konto, żeby kupić wyjazd?',
      cs: 'Musím si kvůli nákupu zakládat účet?',
      ro: 'Trebuie să-mi fac cont ca să cumpăr?',
      hu: 'Kell fiók a vásárláshoz?',
      uk: 'Чи потрібен обліковий запис для покупки?',
    },
    {
      pl: 'Nie. Wystarczy adres e-mail i telefon. Konto przydaje się później: trzyma dokumenty, wpłaty i wiadomości w jednym miejscu.',
      cs: 'Ne. Stačí e-mail a telefon. Účet se hodí později: drží dokumenty, platby a zprávy na jednom místě.',
      ro: 'Nu. Ajung o adresă de e-mail și un telefon. Contul e util mai târziu: ține actele, plățile și mesajele la un loc.',
      hu: 'Nem. Elég egy e-mail-cím és egy telefonszám. A fiók később hasznos: egy helyen tartja az iratokat, befizetéseket és üzeneteket.',
      uk: 'Ні. Досить електронної адреси й телефону. Обліковий запис знадобиться згодом: він зберігає документи, платежі й повідомлення в одному місці.',
    },
  ],
  [
    {
      pl: 'Czy cena, którą widzę, jest ostateczna?',
      cs: 'Je cena, kterou vidím, konečná?',
      ro: 'Prețul pe care îl văd este final?',
      hu: 'Végleges a látott ár?',
      uk: 'Чи остаточна ціна, яку я бачу?',
    },
    {
      pl: 'Tak. Zawiera podatki, opłaty lotniskowe i składki na fundusze [chroniące podróżnych](/informacje/gwarancja-ubezpieczeniowa). Poza nią może pozostać tylko opłata miejscowa pobierana w hotelu – jeśli jest, podajemy jej wysokość.',
      cs: 'Ano. Obsahuje daně, letištní poplatky a příspěvky do fondů [na ochranu cestujících](/informacje/gwarancja-ubezpieczeniowa). Mimo ni může zůstat jen místní poplatek vybíraný v hotelu – pokud je, uvádíme jeho výši.',
      ro: 'Da. Cuprinde taxele, taxele de aeroport și contribuțiile la fondurile [care protejează călătorii](/informacje/gwarancja-ubezpieczeniowa). În afara lui poate rămâne doar taxa locală luată la hotel – dacă există, îi spunem valoarea.',
      hu: 'Igen. Tartalmazza az adókat, a repülőtéri illetéket és az [utazókat védő](/informacje/gwarancja-ubezpieczeniowa) alapok díját. Csak a szállodában szedett idegenforgalmi adó maradhat ki – ha van, megadjuk az összegét.',
      uk: 'Так. Вона містить податки, аеропортові збори та внески до фондів, [що захищають мандрівників](/informacje/gwarancja-ubezpieczeniowa). Поза нею може бути лише місцевий збір у готелі — якщо він є, ми вказуємо суму.',
    },
  ],
  [
    {
      pl: 'Ile osób mogę wpisać do jednej rezerwacji?',
      cs: 'Kolik osob mohu dát do jedné rezervace?',
      ro: 'Câte persoane pot intra într-o rezervare?',
      hu: 'Hány személy fér egy foglalásba?',
      uk: 'Скільки осіб можна вписати в одне бронювання?',
    },
    {
      pl: 'Przez internet zarezerwujesz dla rodziny lub grupy przyjaciół, także w kilku pokojach. Przy większych grupach, klasach i wyjazdach firmowych [zadzwoń lub napisz](/kontakt): ułożymy program i lot dla wszystkich razem.',
      cs: 'Přes internet zarezervujete pro rodinu nebo partu přátel, i ve více pokojích. U větších skupin, školních tříd a firemních cest [zavolejte nebo napište](/kontakt): připravíme program i let pro všechny společně.',
      ro: 'Online poți rezerva pentru familie sau un grup de prieteni, și în mai multe camere. Pentru grupuri mari, clase și firme [sună sau scrie](/kontakt): pregătim program și zbor pentru toți odată.',
      hu: 'Interneten családnak vagy baráti társaságnak foglalhat, akár több szobával. Nagyobb csoport, osztály vagy céges út esetén [hívjon vagy írjon](/kontakt): közös programot és repülőt szervezünk.',
      uk: 'Через інтернет можна забронювати для родини чи гурту друзів, також у кількох номерах. Для більших груп, класів і корпоративних поїздок [зателефонуйте або напишіть](/kontakt): складемо програму й переліт для всіх разом.',
    },
  ],
  [
    {
      pl: 'Podróżuję z dzieckiem. Od jakiego wieku płaci się za miejsce?',
      cs: 'Cestuji s dítětem. Od kolika let se platí místo?',
      ro: 'Călătoresc cu un copil. De la ce vârstă se plătește locul?',
      hu: 'Gyerekkel utazom. Hány éves kortól kell fizetni a helyért?',
      uk: 'Подорожую з дитиною. Від якого віку платять за місце?',
    },
    {
      pl: 'Niemowlę, które w dniu powrotu nie skończyło dwóch lat, leci na kolanach opiekuna i płaci tylko opłatę serwisową. Dziecko od 2 do 11 lat ma w samolocie własne miejsce. W hotelu granica wieku bywa inna – od 12 do 17 lat – dlatego pytamy o datę urodzenia i od razu liczymy właściwą cenę.',
      cs: 'Kojenec, který v den návratu nemá dva roky, letí na klíně a platí jen servisní poplatek. Dítě od 2 do 11 let má v letadle vlastní místo. V hotelu bývá hranice jiná – od 12 do 17 let – proto se ptáme na datum narození a hned počítáme správnou cenu.',
      ro: 'Bebelușul care la întoarcere nu a împlinit doi ani zboară în brațe și plătește doar o taxă de serviciu. Copilul de 2–11 ani are locul lui în avion. La hotel limita diferă – între 12 și 17 ani – de aceea întrebăm data nașterii și calculăm imediat prețul corect.',
      hu: 'A hazaút napján kétévesnél fiatalabb csecsemő ölben utazik, és csak kezelési díjat fizet. A 2–11 éves gyereknek saját ülése van. A szállodákban más a korhatár – 12 és 17 év között –, ezért kérjük a születési dátumot, és rögtön a helyes árat számoljuk.',
      uk: 'Немовля, якому на день повернення не виповнилося двох років, летить на руках і сплачує лише сервісний збір. Дитина 2–11 років має в літаку власне місце. У готелі межа буває інша — від 12 до 17 років, — тому ми питаємо дату народження й одразу рахуємо правильну ціну.',
    },
  ],
])
