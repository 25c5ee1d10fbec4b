import { article, tiles } from '../../words.ts'
import { informationPage } from './information-page.ts'

export const careTitle = {
  pl: 'Opieka wakacyjna',
  cs: 'Péče na dovolené',
  ro: 'Asistență în vacanță',
  hu: 'Gondoskodás nyaralás közben',
  uk: 'Підтримка під час відпустки',
}

export const opieka = informationPage(
  '/informacje/opieka-wakacyjna',
  careTitle,
  {
    pl: 'Rezydent, telefon alarmowy i co zrobić, gdy coś pójdzie nie tak w podróży.',
    cs: 'Delegát, nouzový telefon a co dělat, když se na cestě něco pokazí.',
    ro: 'Reprezentantul local, telefonul de urgență și ce faci când ceva nu merge în călătorie.',
    hu: 'Helyi képviselő, segélyhívó telefon és teendők, ha valami félresikerül az úton.',
    uk: 'Представник на місці, екстрений телефон і що робити, якщо щось піде не так.',
  },
  [
    tiles('fact', null, [
      {
        icon: 'heart',
        label: { pl: 'Rezydent', cs: 'Delegát', ro: 'Reprezentant', hu: 'Képviselő', uk: 'Представник' },
        text: {
          pl: 'Na każdym kierunku z naszym przelotem jest osoba, która mówi po polsku i zna hotel, w którym śpisz.',
          cs: 'V každé destinaci s naším letem je člověk, který mluví polsky a zná váš hotel.',
          ro: 'În fiecare destinație cu zbor al nostru există cineva care vorbește polonă și îți cunoaște hotelul.',
          hu: 'Minden úti célunkon, ahová mi repülünk, van lengyelül beszélő kolléga, aki ismeri a szállodáját.',
          uk: 'На кожному напрямку з нашим рейсом є людина, яка говорить польською і знає ваш готель.',
        },
      },
      {
        icon: 'phone',
        label: {
          pl: 'Telefon w podróży',
          cs: 'Telefon na cesty',
          ro: 'Telefon pentru călătorie',
          hu: 'Telefon útközben',
          uk: 'Телефон у дорозі',
        },
        text: {
          pl: '{{emergencyPhone}} ({{emergencyHours}}): wypadek, zgubiony paszport, autokar, którego nie ma.',
          cs: '{{emergencyPhone}} ({{emergencyHours}}): úraz, ztracený pas, autobus, který nepřijel.',
          ro: '{{emergencyPhone}} ({{emergencyHours}}): accident, pașaport pierdut, autocarul care n-a venit.',
          hu: '{{emergencyPhone}} ({{emergencyHours}}): baleset, elveszett útlevél, elmaradt autóbusz.',
          uk: '{{emergencyPhone}} ({{emergencyHours}}): нещасний випадок, загублений паспорт, автобус, що не приїхав.',
        },
      },
      {
        icon: 'shield',
        label: {
          pl: 'Pomoc z urzędu',
          cs: 'Pomoc ze zákona',
          ro: 'Ajutor prevăzut de lege',
          hu: 'Törvényi segítség',
          uk: 'Допомога за законом',
        },
        text: {
          pl: 'Gdy w podróży spotka Cię kłopot, organizator musi pomóc: to Twoje prawo, a nie nasza uprzejmość.',
          cs: 'Ocitnete-li se na cestě v nesnázích, pořadatel musí pomoci: je to vaše právo, ne naše laskavost.',
          ro: 'Dacă ai necazuri în călătorie, organizatorul trebuie să ajute: e dreptul tău, nu o favoare.',
          hu: 'Ha bajba kerül az úton, a szervezőnek segítenie kell: ez az Ön joga, nem szívesség.',
          uk: 'Якщо в дорозі трапилася біда, організатор мусить допомогти: це ваше право, а не наша ласка.',
        },
      },
    ]),
    article(null, {
      pl: `## Od lotniska do lotniska

Po wyjściu z hali przylotów szukaj tabliczki Wojaż: wskażemy autokar i powiemy, ile potrwa droga. Następnego dnia w hotelu jest krótkie spotkanie, na którym rezydent opowiada o okolicy, wycieczkach i godzinie powrotu. Nie musisz na nie przychodzić – te same informacje wiszą na tablicy w recepcji.

Jeśli podróżujesz własnym samochodem albo na narty bez przelotu, rezydenta na miejscu nie ma. Działa za to telefon alarmowy.

## Gdy pokój jest inny niż w umowie

Powiedz o tym **od razu**: najpierw w recepcji, potem rezydentowi. Zrób zdjęcia. Większość rzeczy – klimatyzację, hałas, widok – da się naprawić pierwszego dnia, a ostatniego już nie. Jeśli nie udało się pomóc, zobacz, jak złożyć [reklamację](/informacje/reklamacje).

## Gdy ktoś zachoruje

- W stanie zagrożenia życia dzwoń pod lokalny numer alarmowy; w Unii Europejskiej to **112**.
- Potem zadzwoń do centrum alarmowego ubezpieczyciela: numer jest na polisie. To ono wskazuje szpital i płaci rachunki.
- Rezydent pomoże jako tłumacz i zawiadomi bliskich, jeśli o to poprosisz.

## Gdy zginie dokument

Zgłoś kradzież na policji i weź potwierdzenie. Paszport tymczasowy wydaje najbliższy konsulat; kopia dokumentu w telefonie skraca sprawę o połowę. Więcej w [poradniku](/poradnik).

## Gdy samolot się spóźnia

Przy dłuższym opóźnieniu przewoźnik daje posiłek, a w nocy hotel. Twoje prawa opisujemy na stronie o [odpowiedzialności przewoźnika](/informacje/odpowiedzialnosc-przewoznika).`,
      cs: `## Z letiště na letiště

Po východu z příletové haly hledejte tabulku Wojaż: ukážeme vám autobus a řekneme, jak dlouho cesta potrvá. Druhý den je v hotelu krátké setkání, kde delegát vypráví o okolí, výletech a čase návratu. Chodit na něj nemusíte – tytéž informace visí na nástěnce v recepci.

Pokud cestujete vlastním autem nebo na lyže bez letu, delegát na místě není. Nouzový telefon ale funguje.

## Když je pokoj jiný než ve smlouvě

Řekněte to **hned**: nejdřív v recepci, potom delegátovi. Vyfoťte to. Většinu věcí – klimatizaci, hluk, výhled – lze napravit první den, poslední už ne. Pokud se to nepodařilo, podívejte se, jak podat [reklamaci](/informacje/reklamacje).

## Když někdo onemocní

- Při ohrožení života volejte místní tísňovou linku; v Evropské unii **112**.
- Potom zavolejte asistenční službu pojišťovny: číslo je na smlouvě. Ona určí nemocnici a platí účty.
- Delegát pomůže jako tlumočník a na přání zavolá blízkým.

## Když se ztratí doklad

Ohlaste krádež na policii a vezměte si potvrzení. Náhradní pas vydá nejbližší konzulát; kopie dokladu v telefonu vše zkrátí na polovinu. Více v [rádci](/poradnik).

## Když má letadlo zpoždění

Při delším zpoždění dává dopravce jídlo a v noci hotel. Vaše práva popisujeme na stránce o [odpovědnosti dopravce](/informacje/odpowiedzialnosc-przewoznika).`,
      ro: `## De la aeroport la aeroport

La ieșirea din sala de sosiri caută panoul Wojaż: îți arătăm autocarul și îți spunem cât durează drumul. A doua zi, la hotel, are loc o întâlnire scurtă în care reprezentantul vorbește despre zonă, excursii și ora de întoarcere. Nu ești obligat să vii – aceleași informații sunt afișate la recepție.

Dacă mergi cu mașina ta sau la schi fără zbor, nu există reprezentant pe loc. Telefonul de urgență funcționează însă.

## Când camera nu e ca în contract

Spune **imediat**: întâi la recepție, apoi reprezentantului. Fă fotografii. Cele mai multe lucruri – aerul condiționat, zgomotul, priveliștea – se pot repara în prima zi, în ultima nu. Dacă nu s-a rezolvat, vezi cum depui o [reclamație](/informacje/reklamacje).

## Când cineva se îmbolnăvește

- Dacă viața e în pericol, sună la numărul local de urgență; în Uniunea Europeană este **112**.
- Apoi sună la centrul de asistență al asigurătorului: numărul e pe poliță. El alege spitalul și plătește facturile.
- Reprezentantul ajută ca traducător și îi anunță pe cei dragi, dacă îi ceri.

## Când se pierde un act

Anunță furtul la poliție și ia o dovadă. Pașaportul temporar îl eliberează cel mai apropiat consulat; o copie în telefon scurtează totul la jumătate. Mai multe în [ghid](/poradnik).

## Când avionul întârzie

La o întârziere mai mare, transportatorul oferă masă, iar noaptea hotel. Drepturile tale sunt descrise pe pagina despre [răspunderea transportatorului](/informacje/odpowiedzialnosc-przewoznika).`,
      hu: `## Repülőtértől repülőtérig

Az érkezési csarnokból kilépve keresse a Wojaż táblát: megmutatjuk az autóbuszt, és megmondjuk, mennyi az út. Másnap a szállodában rövid találkozó van, ahol a képviselő a környékről, a kirándulásokról és a hazaút időpontjáról beszél. Nem kötelező eljönni – ugyanez a recepció hirdetőtábláján is olvasható.

Ha saját autóval vagy repülő nélkül síelni megy, a helyszínen nincs képviselő. A segélyhívó telefon azonban működik.

## Ha a szoba más, mint a szerződésben

Szóljon **azonnal**: először a recepción, aztán a képviselőnek. Készítsen fényképet. A legtöbb gond – légkondi, zaj, kilátás – az első napon orvosolható, az utolsón már nem. Ha nem sikerült segíteni, nézze meg, hogyan tehet [panaszt](/informacje/reklamacje).

## Ha valaki megbetegszik

- Életveszélyben hívja a helyi segélyhívót; az Európai Unióban a **112**-t.
- Utána hívja a biztosító segítségnyújtó központját: a száma a kötvényen van. Ők jelölik ki a kórházat és fizetik a számlát.
- A képviselő tolmácsként segít, és kérésre értesíti a családot.

## Ha elvész egy irat

Jelentse a rendőrségen, és kérjen igazolást. Ideiglenes útlevelet a legközelebbi konzulátus ad; a telefonban őrzött másolat felére rövidíti az ügyet. Bővebben a [tanácsadóban](/poradnik).

## Ha késik a gép

Hosszabb késésnél a légitársaság ételt, éjszaka szállást ad. Jogait a [légitársaság felelősségéről](/informacje/odpowiedzialnosc-przewoznika) szóló oldalon írjuk le.`,
      uk: `## Від аеропорту до аеропорту

Після виходу із зали прильоту шукайте табличку Wojaż: ми покажемо автобус і скажемо, скільки триватиме дорога. Наступного дня в готелі відбувається коротка зустріч, де представник розповідає про околиці, екскурсії та час повернення. Приходити не обов’язково — та сама інформація є на дошці в рецепції.

Якщо ви їдете власним авто або на лижі без перельоту, представника на місці немає. Але екстрений телефон працює.

## Якщо номер інший, ніж у договорі

Скажіть про це **одразу**: спершу на рецепції, потім представникові. Зробіть фото. Більшість речей — кондиціонер, шум, вид — можна виправити першого дня, а останнього вже ні. Якщо допомогти не вдалося, дивіться, як подати [скаргу](/informacje/reklamacje).

## Якщо хтось захворів

- Коли є загроза життю, телефонуйте на місцевий екстрений номер; у Європейському Союзі це **112**.
- Потім зателефонуйте до центру допомоги страхової: номер є на полісі. Саме він обирає лікарню й оплачує рахунки.
- Представник допоможе як перекладач і на ваше прохання повідомить рідних.

## Якщо загубився документ

Заявіть про крадіжку в поліцію та візьміть довідку. Тимчасовий паспорт видає найближче консульство; копія документа в телефоні скорочує справу вдвічі. Більше — у [пораднику](/poradnik).

## Якщо літак запізнюється

За довшої затримки перевізник надає харчування, а вночі — готель. Ваші права описано на сторінці про [відповідальність перевізника](/informacje/odpowiedzialnosc-przewoznika).`,
    }),
  ],
)
