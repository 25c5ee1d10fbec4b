import type { BoardCode } from '../vocabulary/boards.ts'

/** Sentences about the meals of each board. */
export const boardParts = {
  UA: [
    {
      pl: 'Formuła ultra all inclusive obejmuje posiłki, przekąski i napoje niemal przez całą dobę.',
      cs: 'Program ultra all inclusive zahrnuje jídla, svačiny i nápoje téměř po celý den.',
      ro: 'Formula ultra all inclusive cuprinde mese, gustări și băuturi aproape non-stop.',
      hu: 'Az ultra all inclusive ellátásban szinte egész nap jár étel, falatka és ital.',
      uk: 'Формула «ультра все включено» охоплює страви, закуски й напої майже цілодобово.',
    },
    {
      pl: 'W restauracjach tematycznych kolacja należy do formuły ultra all inclusive, wystarczy rezerwacja.',
      cs: 'Večeře v tematických restauracích patří do ultra all inclusive, stačí rezervace.',
      ro: 'Cina în restaurantele tematice intră în ultra all inclusive, este suficientă o rezervare.',
      hu: 'A tematikus éttermekben a vacsora az ultra all inclusive része, csak foglalni kell.',
      uk: 'Вечеря в тематичних ресторанах входить до «ультра все включено», досить забронювати столик.',
    },
  ],
  AI: [
    {
      pl: 'All inclusive to bufet trzy razy dziennie, przekąski w ciągu dnia i lokalne napoje.',
      cs: 'All inclusive znamená bufet třikrát denně, svačiny během dne a místní nápoje.',
      ro: 'All inclusive înseamnă bufet de trei ori pe zi, gustări și băuturi locale.',
      hu: 'Az all inclusive napi háromszori svédasztal, napközbeni falatok és helyi italok.',
      uk: '«Все включено» — це шведський стіл тричі на день, закуски вдень і місцеві напої.',
    },
    {
      pl: 'Kuchnia łączy smaki regionu z daniami, które znają dzieci; w opcji all inclusive napoje są w cenie.',
      cs: 'Kuchyně spojuje chutě regionu s jídly, která znají děti; v all inclusive jsou nápoje v ceně.',
      ro: 'Bucătăria îmbină gusturile locale cu mâncăruri pe placul copiilor; la all inclusive băuturile sunt incluse.',
      hu: 'A konyha a helyi ízeket a gyerekek kedvenceivel párosítja; all inclusive esetén az italok is az árban vannak.',
      uk: 'Кухня поєднує місцеві смаки зі стравами, які люблять діти; у «все включено» напої вже в ціні.',
    },
  ],
  FB: [
    {
      pl: 'Trzy posiłki dziennie pozwalają planować dzień bez szukania restauracji.',
      cs: 'Tři jídla denně umožní plánovat den bez hledání restaurace.',
      ro: 'Trei mese pe zi permit planuri fără căutarea unui restaurant.',
      hu: 'A napi három étkezéssel nem kell éttermet keresni.',
      uk: 'Трьох страв на день досить, щоб не шукати ресторан.',
    },
    {
      pl: 'Śniadanie, obiad i kolacja czekają w restauracji z widokiem na ogród.',
      cs: 'Snídaně, oběd i večeře čekají v restauraci s výhledem do zahrady.',
      ro: 'Micul dejun, prânzul și cina te așteaptă în restaurantul cu vedere spre grădină.',
      hu: 'Reggeli, ebéd és vacsora vár a kertre néző étteremben.',
      uk: 'Сніданок, обід і вечеря чекають у ресторані з видом на сад.',
    },
  ],
  HB: [
    {
      pl: 'Śniadania i kolacje są w cenie, a środek dnia zostaje wolny na wycieczki.',
      cs: 'Snídaně a večeře jsou v ceně a den zůstává volný na výlety.',
      ro: 'Micul dejun și cina sunt incluse, iar ziua rămâne liberă pentru excursii.',
      hu: 'A reggeli és a vacsora az árban van, a nap közepe szabad a kirándulásokra.',
      uk: 'Сніданки й вечері включені, а день лишається вільним для поїздок.',
    },
    {
      pl: 'Wieczorem szef kuchni proponuje dania z lokalnych produktów; rano czeka bogaty bufet.',
      cs: 'Večer šéfkuchař nabízí jídla z místních surovin, ráno čeká bohatý bufet.',
      ro: 'Seara, bucătarul propune preparate din produse locale; dimineața te așteaptă un bufet bogat.',
      hu: 'Este a séf helyi alapanyagokból főz, reggel gazdag svédasztal vár.',
      uk: 'Увечері шеф готує з місцевих продуктів, а вранці чекає щедрий шведський стіл.',
    },
  ],
  BB: [
    {
      pl: 'Dzień zaczyna się od śniadania z pieczywem, serami i owocami z okolicy.',
      cs: 'Den začíná snídaní s pečivem, sýry a ovocem z okolí.',
      ro: 'Ziua începe cu un mic dejun cu pâine, brânzeturi și fructe din zonă.',
      hu: 'A nap reggelivel indul: pékáru, sajtok és a környék gyümölcsei.',
      uk: 'День починається зі сніданку: хліб, сири та місцеві фрукти.',
    },
    {
      pl: 'Po śniadaniu można ruszyć w drogę – kawiarnie i restauracje są blisko.',
      cs: 'Po snídani lze vyrazit na cestu – kavárny a restaurace jsou blízko.',
      ro: 'După micul dejun puteți porni la drum – cafenelele și restaurantele sunt aproape.',
      hu: 'Reggeli után lehet indulni – kávézók és vendéglők vannak a közelben.',
      uk: 'Після сніданку можна вирушати — кав’ярні й ресторани поруч.',
    },
  ],
  RO: [
    {
      pl: 'Pobyt bez wyżywienia daje swobodę: sklepy i restauracje są w zasięgu spaceru.',
      cs: 'Pobyt bez stravy dává volnost: obchody a restaurace jsou na dosah procházky.',
      ro: 'Sejurul fără masă oferă libertate: magazine și restaurante la câțiva pași.',
      hu: 'Az ellátás nélküli szállás szabadságot ad: üzletek és éttermek sétatávolságra.',
      uk: 'Проживання без харчування дає свободу: крамниці й ресторани поруч.',
    },
    {
      pl: 'Kto lubi gotować po swojemu, znajdzie tu wszystko, czego potrzeba.',
      cs: 'Kdo rád vaří po svém, najde tu vše potřebné.',
      ro: 'Cine gătește după gustul lui găsește aici tot ce trebuie.',
      hu: 'Aki a maga módján szeret főzni, mindent megtalál.',
      uk: 'Хто любить готувати по-своєму, знайде тут усе потрібне.',
    },
  ],
} satisfies Record<BoardCode, readonly unknown[]>
