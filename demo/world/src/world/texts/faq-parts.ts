import type { Localised } from '@wojaz/travel/locale'

export interface FaqPart {
  question: Localised
  yes: Localised
  no?: Localised
}

/** Questions before booking; the right answer depends on the hotel. */
export const faqParts = {
  hours: {
    question: {
      pl: 'Od której godziny można się zameldować?',
      cs: 'Od kolika hodin je možný příjezd?',
      ro: 'De la ce oră se face check-in?',
      hu: 'Hány órától lehet bejelentkezni?',
      uk: 'З котрої години заселення?',
    },
    yes: {
      pl: 'Zameldowanie od {checkIn}, wymeldowanie do {checkOut}.',
      cs: 'Příjezd od {checkIn}, odjezd do {checkOut}.',
      ro: 'Check-in de la {checkIn}, check-out până la {checkOut}.',
      hu: 'Bejelentkezés {checkIn} órától, kijelentkezés {checkOut} óráig.',
      uk: 'Заселення з {checkIn}, виселення до {checkOut}.',
    },
  },
  wifi: {
    question: {
      pl: 'Czy Wi-Fi jest bezpłatne?',
      cs: 'Je Wi-Fi zdarma?',
      ro: 'Wi-Fi-ul este gratuit?',
      hu: 'Ingyenes a wifi?',
      uk: 'Чи безкоштовний Wi-Fi?',
    },
    yes: {
      pl: 'Tak, w całym obiekcie.',
      cs: 'Ano, v celém objektu.',
      ro: 'Da, în toată incinta.',
      hu: 'Igen, az egész épületben.',
      uk: 'Так, на всій території.',
    },
    no: {
      pl: 'Wi-Fi działa w recepcji; w pokojach za dopłatą.',
      cs: 'Wi-Fi funguje na recepci, na pokojích za příplatek.',
      ro: 'Wi-Fi la recepție; în camere contra cost.',
      hu: 'A recepción van wifi, a szobákban felárért.',
      uk: 'Wi-Fi працює на рецепції; у номерах за доплату.',
    },
  },
  parking: {
    question: {
      pl: 'Czy jest parking?',
      cs: 'Je k dispozici parkoviště?',
      ro: 'Există parcare?',
      hu: 'Van parkoló?',
      uk: 'Чи є парковка?',
    },
    yes: {
      pl: 'Tak, dla gości obiektu.',
      cs: 'Ano, pro hosty objektu.',
      ro: 'Da, pentru oaspeți.',
      hu: 'Igen, a vendégek számára.',
      uk: 'Так, для гостей.',
    },
    no: {
      pl: 'Nie ma własnego parkingu; miejsca są przy okolicznych ulicach.',
      cs: 'Vlastní parkoviště není, místa jsou v okolních ulicích.',
      ro: 'Nu are parcare proprie; sunt locuri pe străzile din jur.',
      hu: 'Saját parkoló nincs, a környező utcákban van hely.',
      uk: 'Власної парковки немає; місця є на сусідніх вулицях.',
    },
  },
  pets: {
    question: {
      pl: 'Czy można przyjechać ze zwierzęciem?',
      cs: 'Lze přijet se zvířetem?',
      ro: 'Se poate veni cu animale?',
      hu: 'Hozható háziállat?',
      uk: 'Чи можна приїхати з твариною?',
    },
    yes: {
      pl: 'Tak, po wcześniejszym zgłoszeniu; opłata na miejscu.',
      cs: 'Ano, po předchozím ohlášení; poplatek na místě.',
      ro: 'Da, cu anunț prealabil; taxa se plătește la fața locului.',
      hu: 'Igen, előzetes bejelentéssel; a díj a helyszínen fizetendő.',
      uk: 'Так, за попереднім повідомленням; оплата на місці.',
    },
    no: {
      pl: 'Nie, obiekt nie przyjmuje zwierząt; psy asystujące są mile widziane.',
      cs: 'Ne, zvířata nejsou povolena; asistenční psi jsou vítáni.',
      ro: 'Nu se acceptă animale; câinii de asistență sunt bineveniți.',
      hu: 'Nem fogadnak állatot; a segítőkutyák szívesen látott vendégek.',
      uk: 'Ні, тварин не приймають; собаки-помічники — ласкаво просимо.',
    },
  },
  access: {
    question: {
      pl: 'Czy obiekt jest dostępny dla osób na wózku?',
      cs: 'Je objekt přístupný pro vozíčkáře?',
      ro: 'Este accesibil pentru persoane în scaun rulant?',
      hu: 'Kerekesszékkel megközelíthető?',
      uk: 'Чи доступно для людей на візку?',
    },
    yes: {
      pl: 'Wejście jest bez progów. Ułatwienia: {list}.',
      cs: 'Vstup je bez schodů. Vybavení: {list}.',
      ro: 'Intrarea este fără trepte. Facilități: {list}.',
      hu: 'A bejárat lépcsőmentes. Segítség: {list}.',
      uk: 'Вхід без порогів. Зручності: {list}.',
    },
    no: {
      pl: 'Obiekt nie jest w pełni dostępny; skontaktuj się z nami przed rezerwacją.',
      cs: 'Objekt není plně bezbariérový; před rezervací nás prosím kontaktujte.',
      ro: 'Nu este complet accesibil; contactează-ne înainte de rezervare.',
      hu: 'Nem teljesen akadálymentes; foglalás előtt kérjük, érdeklődjön.',
      uk: 'Повної доступності немає; перед бронюванням зв’яжіться з нами.',
    },
  },
  children: {
    question: {
      pl: 'Czy dzieci mają zniżkę?',
      cs: 'Mají děti slevu?',
      ro: 'Au copiii reducere?',
      hu: 'Van gyermekkedvezmény?',
      uk: 'Чи є знижка для дітей?',
    },
    yes: {
      pl: 'Tak, do ukończenia {childAge} lat; cena zależy od wieku w dniu powrotu.',
      cs: 'Ano, do dovršení {childAge} let; cena závisí na věku v den návratu.',
      ro: 'Da, pentru vârste de până la {childAge} ani; prețul depinde de vârsta în ziua întoarcerii.',
      hu: 'Igen, {childAge} éves korig; az ár a hazautazás napján betöltött kortól függ.',
      uk: 'Так, до {childAge} років; ціна залежить від віку в день повернення.',
    },
    no: {
      pl: 'Obiekt przyjmuje wyłącznie osoby dorosłe.',
      cs: 'Objekt přijímá pouze dospělé.',
      ro: 'Se primesc doar adulți.',
      hu: 'Csak felnőtt vendégeket fogadnak.',
      uk: 'Приймають лише дорослих.',
    },
  },
  group: {
    question: {
      pl: 'Ile osób liczy grupa?',
      cs: 'Kolik osob má skupina?',
      ro: 'Câte persoane are grupul?',
      hu: 'Hány fős a csoport?',
      uk: 'Скільки осіб у групі?',
    },
    yes: {
      pl: 'Najwyżej 16 osób i pilot.',
      cs: 'Nejvýše 16 osob a průvodce.',
      ro: 'Cel mult 16 persoane și ghidul.',
      hu: 'Legfeljebb 16 fő és az idegenvezető.',
      uk: 'Щонайбільше 16 осіб і гід.',
    },
    no: {
      pl: 'Zwykle od 25 do 45 osób; minimum do wyjazdu to 20.',
      cs: 'Obvykle 25 až 45 osob; minimum pro odjezd je 20.',
      ro: 'De obicei între 25 și 45 de persoane; minimul este de 20.',
      hu: 'Általában 25–45 fő; az indulás minimuma 20 fő.',
      uk: 'Зазвичай від 25 до 45 осіб; мінімум для виїзду — 20.',
    },
  },
  tickets: {
    question: {
      pl: 'Czy bilety wstępu są w cenie?',
      cs: 'Jsou vstupenky v ceně?',
      ro: 'Biletele de intrare sunt incluse?',
      hu: 'A belépők az árban vannak?',
      uk: 'Чи вхідні квитки включено в ціну?',
    },
    yes: {
      pl: 'Tak, wszystkie z programu.',
      cs: 'Ano, všechny z programu.',
      ro: 'Da, toate cele din program.',
      hu: 'Igen, a programban szereplők mind.',
      uk: 'Так, усі з програми.',
    },
    no: {
      pl: 'Nie, pakiet biletów opłaca się u pilota; kwota jest w dokumentach podróży.',
      cs: 'Ne, balíček vstupenek se platí u průvodce; částka je v cestovních dokumentech.',
      ro: 'Nu, pachetul de bilete se plătește ghidului; suma este în documentele de călătorie.',
      hu: 'Nem, a belépőcsomag az idegenvezetőnél fizetendő; az összeg az utazási dokumentumokban szerepel.',
      uk: 'Ні, пакет квитків оплачується гідові; суму вказано в документах подорожі.',
    },
  },
  walking: {
    question: {
      pl: 'Czy trzeba dużo chodzić?',
      cs: 'Chodí se hodně pěšky?',
      ro: 'Se merge mult pe jos?',
      hu: 'Sokat kell gyalogolni?',
      uk: 'Чи багато треба ходити?',
    },
    yes: {
      pl: 'Tak, do 12 km dziennie w łatwym terenie.',
      cs: 'Ano, až 12 km denně v lehkém terénu.',
      ro: 'Da, până la 12 km pe zi pe teren ușor.',
      hu: 'Igen, naponta legfeljebb 12 km könnyű terepen.',
      uk: 'Так, до 12 км на день легкою місцевістю.',
    },
    no: {
      pl: 'Spacery trwają najwyżej dwie godziny, z przerwami.',
      cs: 'Procházky trvají nejvýše dvě hodiny, s přestávkami.',
      ro: 'Plimbările durează cel mult două ore, cu pauze.',
      hu: 'A séták legfeljebb kétórásak, szünetekkel.',
      uk: 'Прогулянки тривають щонайбільше дві години, з перервами.',
    },
  },
} satisfies Record<string, FaqPart>
