import { type Five, five } from './five.ts'

export interface FaqPart {
  question: Five
  yes: Five
  no?: Five
}

/** Questions guests ask before booking; which answer is true depends on the hotel. */
export const faqParts = {
  hours: {
    question: five(
      'Od której godziny można się zameldować?',
      'Od kolika hodin je možný příjezd?',
      'De la ce oră se face check-in?',
      'Hány órától lehet bejelentkezni?',
      'З котрої години заселення?',
    ),
    yes: five(
      'Zameldowanie od {checkIn}, wymeldowanie do {checkOut}.',
      'Příjezd od {checkIn}, odjezd do {checkOut}.',
      'Check-in de la {checkIn}, check-out până la {checkOut}.',
      'Bejelentkezés {checkIn} órától, kijelentkezés {checkOut} óráig.',
      'Заселення з {checkIn}, виселення до {checkOut}.',
    ),
  },
  wifi: {
    question: five(
      'Czy Wi-Fi jest bezpłatne?',
      'Je Wi-Fi zdarma?',
      'Wi-Fi-ul este gratuit?',
      'Ingyenes a wifi?',
      'Чи безкоштовний Wi-Fi?',
    ),
    yes: five(
      'Tak, w całym obiekcie.',
      'Ano, v celém objektu.',
      'Da, în toată incinta.',
      'Igen, az egész épületben.',
      'Так, на всій території.',
    ),
    no: five(
      'Wi-Fi działa w recepcji; w pokojach za dopłatą.',
      'Wi-Fi funguje na recepci, na pokojích za příplatek.',
      'Wi-Fi la recepție; în camere contra cost.',
      'A recepción van wifi, a szobákban felárért.',
      'Wi-Fi працює на рецепції; у номерах за доплату.',
    ),
  },
  parking: {
    question: five(
      'Czy jest parking?',
      'Je k dispozici parkoviště?',
      'Există parcare?',
      'Van parkoló?',
      'Чи є парковка?',
    ),
    yes: five(
      'Tak, dla gości obiektu.',
      'Ano, pro hosty objektu.',
      'Da, pentru oaspeți.',
      'Igen, a vendégek számára.',
      'Так, для гостей.',
    ),
    no: five(
      'Nie ma własnego parkingu; miejsca są przy okolicznych ulicach.',
      'Vlastní parkoviště není, místa jsou v okolních ulicích.',
      'Nu are parcare proprie; sunt locuri pe străzile din jur.',
      'Saját parkoló nincs, a környező utcákban van hely.',
      'Власної парковки немає; місця є на сусідніх вулицях.',
    ),
  },
  pets: {
    question: five(
      'Czy można przyjechać ze zwierzęciem?',
      'Lze přijet se zvířetem?',
      'Se poate veni cu animale?',
      'Hozható háziállat?',
      'Чи можна приїхати з твариною?',
    ),
    yes: five(
      'Tak, po wcześniejszym zgłoszeniu; opłata na miejscu.',
      'Ano, po předchozím ohlášení; poplatek na místě.',
      'Da, cu anunț prealabil; taxa se plătește la fața locului.',
      'Igen, előzetes bejelentéssel; a díj a helyszínen fizetendő.',
      'Так, за попереднім повідомленням; оплата на місці.',
    ),
    no: five(
      'Nie, obiekt nie przyjmuje zwierząt; psy asystujące są mile widziane.',
      'Ne, zvířata nejsou povolena; asistenční psi jsou vítáni.',
      'Nu se acceptă animale; câinii de asistență sunt bineveniți.',
      'Nem fogadnak állatot; a segítőkutyák szívesen látott vendégek.',
      'Ні, тварин не приймають; собаки-помічники — ласкаво просимо.',
    ),
  },
  access: {
    question: five(
      'Czy obiekt jest dostępny dla osób na wózku?',
      'Je objekt přístupný pro vozíčkáře?',
      'Este accesibil pentru persoane în scaun rulant?',
      'Kerekesszékkel megközelíthető?',
      'Чи доступно для людей на візку?',
    ),
    yes: five(
      'Wejście jest bez progów. Ułatwienia: {list}.',
      'Vstup je bez schodů. Vybavení: {list}.',
      'Intrarea este fără trepte. Facilități: {list}.',
      'A bejárat lépcsőmentes. Segítség: {list}.',
      'Вхід без порогів. Зручності: {list}.',
    ),
    no: five(
      'Obiekt nie jest w pełni dostępny; skontaktuj się z nami przed rezerwacją.',
      'Objekt není plně bezbariérový; před rezervací nás prosím kontaktujte.',
      'Nu este complet accesibil; contactează-ne înainte de rezervare.',
      'Nem teljesen akadálymentes; foglalás előtt kérjük, érdeklődjön.',
      'Повної доступності немає; перед бронюванням зв’яжіться з нами.',
    ),
  },
  children: {
    question: five(
      'Czy dzieci mają zniżkę?',
      'Mají děti slevu?',
      'Au copiii reducere?',
      'Van gyermekkedvezmény?',
      'Чи є знижка для дітей?',
    ),
    yes: five(
      'Tak, do ukończenia {childAge} lat; cena zależy od wieku w dniu powrotu.',
      'Ano, do dovršení {childAge} let; cena závisí na věku v den návratu.',
      'Da, pentru vârste de până la {childAge} ani; prețul depinde de vârsta în ziua întoarcerii.',
      'Igen, {childAge} éves korig; az ár a hazautazás napján betöltött kortól függ.',
      'Так, до {childAge} років; ціна залежить від віку в день повернення.',
    ),
    no: five(
      'Obiekt przyjmuje wyłącznie osoby dorosłe.',
      'Objekt přijímá pouze dospělé.',
      'Se primesc doar adulți.',
      'Csak felnőtt vendégeket fogadnak.',
      'Приймають лише дорослих.',
    ),
  },
  group: {
    question: five(
      'Ile osób liczy grupa?',
      'Kolik osob má skupina?',
      'Câte persoane are grupul?',
      'Hány fős a csoport?',
      'Скільки осіб у групі?',
    ),
    yes: five(
      'Najwyżej 16 osób i pilot.',
      'Nejvýše 16 osob a průvodce.',
      'Cel mult 16 persoane și ghidul.',
      'Legfeljebb 16 fő és az idegenvezető.',
      'Щонайбільше 16 осіб і гід.',
    ),
    no: five(
      'Zwykle od 25 do 45 osób; minimum do wyjazdu to 20.',
      'Obvykle 25 až 45 osob; minimum pro odjezd je 20.',
      'De obicei între 25 și 45 de persoane; minimul este de 20.',
      'Általában 25–45 fő; az indulás minimuma 20 fő.',
      'Зазвичай від 25 до 45 осіб; мінімум для виїзду — 20.',
    ),
  },
  tickets: {
    question: five(
      'Czy bilety wstępu są w cenie?',
      'Jsou vstupenky v ceně?',
      'Biletele de intrare sunt incluse?',
      'A belépők az árban vannak?',
      'Чи вхідні квитки включено в ціну?',
    ),
    yes: five(
      'Tak, wszystkie z programu.',
      'Ano, všechny z programu.',
      'Da, toate cele din program.',
      'Igen, a programban szereplők mind.',
      'Так, усі з програми.',
    ),
    no: five(
      'Nie, pakiet biletów opłaca się u pilota; kwota jest w dokumentach podróży.',
      'Ne, balíček vstupenek se platí u průvodce; částka je v cestovních dokumentech.',
      'Nu, pachetul de bilete se plătește ghidului; suma este în documentele de călătorie.',
      'Nem, a belépőcsomag az idegenvezetőnél fizetendő; az összeg az utazási dokumentumokban szerepel.',
      'Ні, пакет квитків оплачується гідові; суму вказано в документах подорожі.',
    ),
  },
  walking: {
    question: five(
      'Czy trzeba dużo chodzić?',
      'Chodí se hodně pěšky?',
      'Se merge mult pe jos?',
      'Sokat kell gyalogolni?',
      'Чи багато треба ходити?',
    ),
    yes: five(
      'Tak, do 12 km dziennie w łatwym terenie.',
      'Ano, až 12 km denně v lehkém terénu.',
      'Da, până la 12 km pe zi pe teren ușor.',
      'Igen, naponta legfeljebb 12 km könnyű terepen.',
      'Так, до 12 км на день легкою місцевістю.',
    ),
    no: five(
      'Spacery trwają najwyżej dwie godziny, z przerwami.',
      'Procházky trvají nejvýše dvě hodiny, s přestávkami.',
      'Plimbările durează cel mult două ore, cu pauze.',
      'A séták legfeljebb kétórásak, szünetekkel.',
      'Прогулянки тривають щонайбільше дві години, з перервами.',
    ),
  },
} satisfies Record<string, FaqPart>
