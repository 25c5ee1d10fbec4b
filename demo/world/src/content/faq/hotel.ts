import { topic } from './question.ts'

export const hotelQuestions = topic('hotel', [
  [
    {
      pl: 'O której dostanę pokój i kiedy muszę go zwolnić?',
      cs: 'V kolik dostanu pokoj a kdy ho mám uvolnit?',
      ro: 'La ce oră primesc camera și când trebuie să o eliberez?',
      hu: 'Mikor foglalhatom el a szobát, és mikor kell elhagynom?',
      uk: 'О котрій дадуть номер і коли його треба звільнити?',
    },
    {
      pl: 'Doba hotelowa zaczyna się zwykle o 14.00, a kończy o 12.00 – bez względu na godziny lotu. Przy późnym wylocie można zostawić bagaż w recepcji i korzystać z basenu; wiele hoteli przedłuża dobę za dopłatą.',
      cs: 'Hotelový den začíná obvykle ve 14.00 a končí ve 12.00 – bez ohledu na let. Při pozdním odletu lze nechat zavazadla v recepci a využívat bazén; mnoho hotelů pobyt za příplatek prodlouží.',
      ro: 'Ziua hotelieră începe de obicei la 14.00 și se termină la 12.00, oricând ar fi zborul. La un zbor târziu lași bagajul la recepție și folosești piscina; multe hoteluri prelungesc contra cost.',
      hu: 'A szállodai nap általában 14 órakor kezdődik és 12 órakor ér véget, a repüléstől függetlenül. Késői járatnál a csomag a recepción hagyható, a medence használható; sok hotel felárért meghosszabbítja a napot.',
      uk: 'Готельна доба зазвичай починається о 14:00 і закінчується о 12:00 — незалежно від рейсу. За пізнього вильоту багаж можна залишити на рецепції й користуватися басейном; багато готелів продовжують добу за доплату.',
    },
  ],
  [
    {
      pl: 'Co dokładnie znaczy all inclusive?',
      cs: 'Co přesně znamená all inclusive?',
      ro: 'Ce înseamnă exact all inclusive?',
      hu: 'Mit jelent pontosan az all inclusive?',
      uk: 'Що саме означає all inclusive?',
    },
    {
      pl: 'Śniadania, obiady, kolacje, przekąski i miejscowe napoje w wyznaczonych godzinach. Każdy hotel ma własny zakres: lody, importowane alkohole czy restauracje à la carte bywają płatne. Zakres podajemy przy wyżywieniu na stronie hotelu.',
      cs: 'Snídaně, obědy, večeře, občerstvení a místní nápoje v určených hodinách. Každý hotel má svůj rozsah: zmrzlina, dovážený alkohol nebo restaurace à la carte bývají placené. Rozsah uvádíme u stravování na stránce hotelu.',
      ro: 'Mic dejun, prânz, cină, gustări și băuturi locale la orele stabilite. Fiecare hotel are regulile lui: înghețata, alcoolul de import sau restaurantele à la carte pot fi contra cost. Detaliile sunt la masă, pe pagina hotelului.',
      hu: 'Reggeli, ebéd, vacsora, falatok és helyi italok a megadott időben. Minden szállodáé más: a fagylalt, az importital vagy az à la carte étterem lehet fizetős. A részleteket a szálloda oldalán, az ellátásnál írjuk le.',
      uk: 'Сніданки, обіди, вечері, перекуси та місцеві напої у визначені години. У кожного готелю свій обсяг: морозиво, імпортний алкоголь чи ресторани à la carte бувають платними. Обсяг указано біля харчування на сторінці готелю.',
    },
  ],
  [
    {
      pl: 'Czy gwiazdki w każdym kraju znaczą to samo?',
      cs: 'Znamenají hvězdičky v každé zemi totéž?',
      ro: 'Stelele înseamnă același lucru în orice țară?',
      hu: 'Ugyanazt jelentik a csillagok minden országban?',
      uk: 'Чи зірки в кожній країні означають те саме?',
    },
    {
      pl: 'Nie. Przyznaje je kraj, w którym stoi hotel, według własnych zasad. Cztery gwiazdki w Grecji i w Egipcie to dwa różne standardy, dlatego pokazujemy też ocenę gości i piszemy, czego w hotelu nie ma.',
      cs: 'Ne. Uděluje je země, kde hotel stojí, podle vlastních pravidel. Čtyři hvězdičky v Řecku a v Egyptě jsou dva různé standardy, proto ukazujeme i hodnocení hostů a píšeme, co v hotelu chybí.',
      ro: 'Nu. Le acordă țara hotelului, după regulile ei. Patru stele în Grecia și în Egipt sunt două standarde, de aceea arătăm și nota oaspeților și scriem ce nu are hotelul.',
      hu: 'Nem. Azt az ország adja, ahol a szálloda áll, saját szabályai szerint. Görögországban és Egyiptomban a négy csillag két különböző szint, ezért a vendégek értékelését is mutatjuk, és megírjuk, mi hiányzik.',
      uk: 'Ні. Їх надає країна, де стоїть готель, за власними правилами. Чотири зірки в Греції та в Єгипті — різні стандарти, тому ми показуємо й оцінку гостей і пишемо, чого в готелі немає.',
    },
  ],
  [
    {
      pl: 'Czy mogę poprosić o łóżeczko albo pokój na niższym piętrze?',
      cs: 'Mohu poprosit o postýlku nebo pokoj v nižším patře?',
      ro: 'Pot cere un pătuț sau o cameră la un etaj mai jos?',
      hu: 'Kérhetek kiságyat vagy alsóbb emeleti szobát?',
      uk: 'Чи можна попросити дитяче ліжечко або номер на нижчому поверсі?',
    },
    {
      pl: 'Tak, wpisz życzenie przy rezerwacji. Przekażemy je hotelowi, który spełnia je w miarę możliwości. Jeśli od życzenia zależy, czy w ogóle możesz jechać – na przykład winda lub łazienka bez progu – [napisz do nas wcześniej](/kontakt), a zdobędziemy potwierdzenie.',
      cs: 'Ano, napište přání při rezervaci. Předáme ho hotelu, který vyhoví podle možností. Závisí-li na něm, zda vůbec můžete jet – třeba výtah nebo bezbariérová koupelna – [napište nám předem](/kontakt) a získáme potvrzení.',
      ro: 'Da, scrie dorința la rezervare. O trimitem hotelului, care o îndeplinește dacă poate. Dacă de ea depinde călătoria – de exemplu lift sau baie fără prag – [scrie-ne dinainte](/kontakt) și obținem confirmarea.',
      hu: 'Igen, írja be a kívánságot foglaláskor. Továbbítjuk a szállodának, amely lehetőség szerint teljesíti. Ha ezen múlik, hogy egyáltalán utazhat-e – például lift vagy küszöb nélküli fürdő –, [írjon előre](/kontakt), és visszaigazolást kérünk.',
      uk: 'Так, впишіть побажання під час бронювання. Ми передамо його готелю, який виконує його за можливості. Якщо від цього залежить, чи зможете ви їхати — наприклад, ліфт або ванна без порога, — [напишіть нам заздалегідь](/kontakt), і ми отримаємо підтвердження.',
    },
  ],
  [
    {
      pl: 'Ile wynosi opłata miejscowa w hotelu?',
      cs: 'Kolik je místní poplatek v hotelu?',
      ro: 'Cât este taxa locală la hotel?',
      hu: 'Mennyi az idegenforgalmi adó a szállodában?',
      uk: 'Який місцевий збір у готелі?',
    },
    {
      pl: 'Zależy od kraju i liczby gwiazdek; pobiera ją hotel. W Grecji to kilka lub kilkanaście euro za pokój i noc, we Włoszech i Chorwacji zwykle od jednego do pięciu euro za osobę. Jeśli opłata nie jest w cenie, podajemy ją przed zakupem.',
      cs: 'Záleží na zemi a počtu hvězdiček; vybírá ho hotel. V Řecku je to několik až desítka eur za pokoj a noc, v Itálii a Chorvatsku obvykle jedno až pět eur na osobu. Není-li v ceně, uvedeme ho před nákupem.',
      ro: 'Depinde de țară și de stele; o încasează hotelul. În Grecia sunt câțiva până la peste zece euro de cameră pe noapte, în Italia și Croația de obicei unu până la cinci euro de persoană. Dacă nu e în preț, o spunem înainte de cumpărare.',
      hu: 'Az országtól és a csillagok számától függ; a szálloda szedi be. Görögországban szobánként és éjszakánként néhány vagy tíz-egynéhány euró, Olaszországban és Horvátországban rendszerint fejenként egy–öt euró. Ha nincs az árban, vásárlás előtt jelezzük.',
      uk: 'Залежить від країни та кількості зірок; його бере готель. У Греції це від кількох до понад десяти євро за номер на ніч, в Італії та Хорватії зазвичай від одного до п’яти євро з особи. Якщо збору немає в ціні, вказуємо його до покупки.',
    },
  ],
])
