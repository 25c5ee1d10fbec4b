import type { BoardCode } from '../vocabulary/boards.ts'
import { five } from './five.ts'

/** Sentences about the meals of each board. */
export const boardParts = {
  UA: [
    five(
      'Formuła ultra all inclusive obejmuje posiłki, przekąski i napoje niemal przez całą dobę.',
      'Program ultra all inclusive zahrnuje jídla, svačiny i nápoje téměř po celý den.',
      'Formula ultra all inclusive cuprinde mese, gustări și băuturi aproape non-stop.',
      'Az ultra all inclusive ellátásban szinte egész nap jár étel, falatka és ital.',
      'Формула «ультра все включено» охоплює страви, закуски й напої майже цілодобово.',
    ),
    five(
      'W restauracjach tematycznych kolacja należy do formuły ultra all inclusive, wystarczy rezerwacja.',
      'Večeře v tematických restauracích patří do ultra all inclusive, stačí rezervace.',
      'Cina în restaurantele tematice intră în ultra all inclusive, este suficientă o rezervare.',
      'A tematikus éttermekben a vacsora az ultra all inclusive része, csak foglalni kell.',
      'Вечеря в тематичних ресторанах входить до «ультра все включено», досить забронювати столик.',
    ),
  ],
  AI: [
    five(
      'All inclusive to bufet trzy razy dziennie, przekąski w ciągu dnia i lokalne napoje.',
      'All inclusive znamená bufet třikrát denně, svačiny během dne a místní nápoje.',
      'All inclusive înseamnă bufet de trei ori pe zi, gustări și băuturi locale.',
      'Az all inclusive napi háromszori svédasztal, napközbeni falatok és helyi italok.',
      '«Все включено» — це шведський стіл тричі на день, закуски вдень і місцеві напої.',
    ),
    five(
      'Kuchnia łączy smaki regionu z daniami, które znają dzieci; w opcji all inclusive napoje są w cenie.',
      'Kuchyně spojuje chutě regionu s jídly, která znají děti; v all inclusive jsou nápoje v ceně.',
      'Bucătăria îmbină gusturile locale cu mâncăruri pe placul copiilor; la all inclusive băuturile sunt incluse.',
      'A konyha a helyi ízeket a gyerekek kedvenceivel párosítja; all inclusive esetén az italok is az árban vannak.',
      'Кухня поєднує місцеві смаки зі стравами, які люблять діти; у «все включено» напої вже в ціні.',
    ),
  ],
  FB: [
    five(
      'Trzy posiłki dziennie pozwalają planować dzień bez szukania restauracji.',
      'Tři jídla denně umožní plánovat den bez hledání restaurace.',
      'Trei mese pe zi permit planuri fără căutarea unui restaurant.',
      'A napi három étkezéssel nem kell éttermet keresni.',
      'Трьох страв на день досить, щоб не шукати ресторан.',
    ),
    five(
      'Śniadanie, obiad i kolacja czekają w restauracji z widokiem na ogród.',
      'Snídaně, oběd i večeře čekají v restauraci s výhledem do zahrady.',
      'Micul dejun, prânzul și cina te așteaptă în restaurantul cu vedere spre grădină.',
      'Reggeli, ebéd és vacsora vár a kertre néző étteremben.',
      'Сніданок, обід і вечеря чекають у ресторані з видом на сад.',
    ),
  ],
  HB: [
    five(
      'Śniadania i kolacje są w cenie, a środek dnia zostaje wolny na wycieczki.',
      'Snídaně a večeře jsou v ceně a den zůstává volný na výlety.',
      'Micul dejun și cina sunt incluse, iar ziua rămâne liberă pentru excursii.',
      'A reggeli és a vacsora az árban van, a nap közepe szabad a kirándulásokra.',
      'Сніданки й вечері включені, а день лишається вільним для поїздок.',
    ),
    five(
      'Wieczorem szef kuchni proponuje dania z lokalnych produktów; rano czeka bogaty bufet.',
      'Večer šéfkuchař nabízí jídla z místních surovin, ráno čeká bohatý bufet.',
      'Seara, bucătarul propune preparate din produse locale; dimineața te așteaptă un bufet bogat.',
      'Este a séf helyi alapanyagokból főz, reggel gazdag svédasztal vár.',
      'Увечері шеф готує з місцевих продуктів, а вранці чекає щедрий шведський стіл.',
    ),
  ],
  BB: [
    five(
      'Dzień zaczyna się od śniadania z pieczywem, serami i owocami z okolicy.',
      'Den začíná snídaní s pečivem, sýry a ovocem z okolí.',
      'Ziua începe cu un mic dejun cu pâine, brânzeturi și fructe din zonă.',
      'A nap reggelivel indul: pékáru, sajtok és a környék gyümölcsei.',
      'День починається зі сніданку: хліб, сири та місцеві фрукти.',
    ),
    five(
      'Po śniadaniu można ruszyć w drogę – kawiarnie i restauracje są blisko.',
      'Po snídani lze vyrazit na cestu – kavárny a restaurace jsou blízko.',
      'După micul dejun puteți porni la drum – cafenelele și restaurantele sunt aproape.',
      'Reggeli után lehet indulni – kávézók és vendéglők vannak a közelben.',
      'Після сніданку можна вирушати — кав’ярні й ресторани поруч.',
    ),
  ],
  RO: [
    five(
      'Pobyt bez wyżywienia daje swobodę: sklepy i restauracje są w zasięgu spaceru.',
      'Pobyt bez stravy dává volnost: obchody a restaurace jsou na dosah procházky.',
      'Sejurul fără masă oferă libertate: magazine și restaurante la câțiva pași.',
      'Az ellátás nélküli szállás szabadságot ad: üzletek és éttermek sétatávolságra.',
      'Проживання без харчування дає свободу: крамниці й ресторани поруч.',
    ),
    five(
      'Kto lubi gotować po swojemu, znajdzie tu wszystko, czego potrzeba.',
      'Kdo rád vaří po svém, najde tu vše potřebné.',
      'Cine gătește după gustul lui găsește aici tot ce trebuie.',
      'Aki a maga módján szeret főzni, mindent megtalál.',
      'Хто любить готувати по-своєму, знайде тут усе потрібне.',
    ),
  ],
} satisfies Record<BoardCode, readonly unknown[]>
