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
      'Obiekt nie jest w pełni dostępny; przed rezerwacją prosimy o kontakt.',
      'Objekt není plně bezbariérový; před rezervací nás prosím kontaktujte.',
      'Nu este complet accesibil; vă rugăm să ne contactați înainte de rezervare.',
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
} satisfies Record<string, FaqPart>
