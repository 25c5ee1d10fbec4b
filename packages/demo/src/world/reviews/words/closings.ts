import { five } from '../../texts/five.ts'

/** By the score of the review. */
export const closings = {
  5: [
    five(
      'Polecam z czystym sumieniem.',
      'Doporučuji s čistým svědomím.',
      'Recomand cu toată încrederea.',
      'Nyugodt szívvel ajánlom.',
      'Рекомендую з чистою совістю.',
    ),
    five(
      'Najlepszy urlop od lat.',
      'Nejlepší dovolená za poslední roky.',
      'Cea mai bună vacanță din ultimii ani.',
      'Évek óta a legjobb nyaralás.',
      'Найкраща відпустка за останні роки.',
    ),
    five(
      'Już sprawdzam terminy na przyszły rok.',
      'Už koukám na termíny na příští rok.',
      'Deja caut date pentru la anul.',
      'Már nézem a jövő évi időpontokat.',
      'Уже дивлюся дати на наступний рік.',
    ),
    five(
      'Tu niczego nie trzeba zmieniać.',
      'Tady není co měnit.',
      'Aici nu e nimic de schimbat.',
      'Itt semmin sem kell változtatni.',
      'Тут нічого не треба міняти.',
    ),
  ],
  4: [
    five(
      'Ogólnie na duży plus.',
      'Celkově velké plus.',
      'Per total, un mare plus.',
      'Összességében nagy plusz.',
      'Загалом великий плюс.',
    ),
    five(
      'Drobiazgi nie zepsuły wypoczynku.',
      'Drobnosti dovolenou nepokazily.',
      'Micile lipsuri nu au stricat vacanța.',
      'Az apróságok nem rontották el a pihenést.',
      'Дрібниці не зіпсували відпочинку.',
    ),
    five(
      'Warto, szczególnie poza szczytem sezonu.',
      'Stojí za to, hlavně mimo hlavní sezonu.',
      'Merită, mai ales în extrasezon.',
      'Megéri, főleg a főszezonon kívül.',
      'Варто, особливо не в пік сезону.',
    ),
    five(
      'Chętnie przyjadę jeszcze raz.',
      'Sem se klidně vrátím.',
      'Aș mai veni cu plăcere.',
      'Szívesen jönnék újra.',
      'Охоче приїду ще раз.',
    ),
  ],
  3: [
    five(
      'Na tydzień w sam raz, na dłużej niekoniecznie.',
      'Na týden akorát, na déle spíš ne.',
      'Pentru o săptămână e bine, pentru mai mult nu neapărat.',
      'Egy hétre jó, hosszabbra nem feltétlenül.',
      'На тиждень якраз, на довше — навряд.',
    ),
    five(
      'Kto nie ma dużych wymagań, będzie zadowolony.',
      'Kdo nemá velké nároky, bude spokojený.',
      'Cine nu are pretenții mari va fi mulțumit.',
      'Akinek nincsenek nagy igényei, elégedett lesz.',
      'Хто не має великих вимог, буде задоволений.',
    ),
    five(
      'Następnym razem wybiorę inne miejsce.',
      'Příště zvolím jiné místo.',
      'Data viitoare aleg alt loc.',
      'Legközelebb máshová megyek.',
      'Наступного разу виберу інше місце.',
    ),
  ],
  2: [
    five(
      'Szkoda, bo miejsce ma możliwości.',
      'Škoda, místo má potenciál.',
      'Păcat, locul are potențial.',
      'Kár, pedig lenne benne lehetőség.',
      'Шкода, бо місце має потенціал.',
    ),
    five(
      'Trudno polecić z czystym sumieniem.',
      'Těžko to mohu doporučit.',
      'Greu de recomandat.',
      'Nehéz szívvel ajánlani.',
      'Важко щиро порадити.',
    ),
  ],
  1: [
    five('Nie polecam.', 'Nedoporučuji.', 'Nu recomand.', 'Nem ajánlom.', 'Не раджу.'),
    five(
      'Skarga złożona na miejscu nic nie zmieniła.',
      'Stížnost na místě nic nezměnila.',
      'Reclamația făcută acolo nu a schimbat nimic.',
      'A helyszíni panasz semmin sem változtatott.',
      'Скарга на місці нічого не змінила.',
    ),
  ],
} as const
