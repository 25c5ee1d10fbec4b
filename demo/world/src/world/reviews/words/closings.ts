import type { Localised } from '@wojaz/travel/locale'

/** By the score of the review. */
export const closings = {
  5: [
    {
      pl: 'Polecam z czystym sumieniem.',
      cs: 'Doporučuji s čistým svědomím.',
      ro: 'Recomand cu toată încrederea.',
      hu: 'Nyugodt szívvel ajánlom.',
      uk: 'Рекомендую з чистою совістю.',
    },
    {
      pl: 'Najlepszy urlop od lat.',
      cs: 'Nejlepší dovolená za poslední roky.',
      ro: 'Cea mai bună vacanță din ultimii ani.',
      hu: 'Évek óta a legjobb nyaralás.',
      uk: 'Найкраща відпустка за останні роки.',
    },
    {
      pl: 'Już sprawdzam terminy na przyszły rok.',
      cs: 'Už koukám na termíny na příští rok.',
      ro: 'Deja caut date pentru la anul.',
      hu: 'Már nézem a jövő évi időpontokat.',
      uk: 'Уже дивлюся дати на наступний рік.',
    },
    {
      pl: 'Tu niczego nie trzeba zmieniać.',
      cs: 'Tady není co měnit.',
      ro: 'Aici nu e nimic de schimbat.',
      hu: 'Itt semmin sem kell változtatni.',
      uk: 'Тут нічого не треба міняти.',
    },
  ],
  4: [
    {
      pl: 'Ogólnie na duży plus.',
      cs: 'Celkově velké plus.',
      ro: 'Per total, un mare plus.',
      hu: 'Összességében nagy plusz.',
      uk: 'Загалом великий плюс.',
    },
    {
      pl: 'Drobiazgi nie zepsuły wypoczynku.',
      cs: 'Drobnosti dovolenou nepokazily.',
      ro: 'Micile lipsuri nu au stricat vacanța.',
      hu: 'Az apróságok nem rontották el a pihenést.',
      uk: 'Дрібниці не зіпсували відпочинку.',
    },
    {
      pl: 'Warto, szczególnie poza szczytem sezonu.',
      cs: 'Stojí za to, hlavně mimo hlavní sezonu.',
      ro: 'Merită, mai ales în extrasezon.',
      hu: 'Megéri, főleg a főszezonon kívül.',
      uk: 'Варто, особливо не в пік сезону.',
    },
    {
      pl: 'Chętnie przyjadę jeszcze raz.',
      cs: 'Sem se klidně vrátím.',
      ro: 'Aș mai veni cu plăcere.',
      hu: 'Szívesen jönnék újra.',
      uk: 'Охоче приїду ще раз.',
    },
  ],
  3: [
    {
      pl: 'Na tydzień w sam raz, na dłużej niekoniecznie.',
      cs: 'Na týden akorát, na déle spíš ne.',
      ro: 'Pentru o săptămână e bine, pentru mai mult nu neapărat.',
      hu: 'Egy hétre jó, hosszabbra nem feltétlenül.',
      uk: 'На тиждень якраз, на довше — навряд.',
    },
    {
      pl: 'Kto nie ma dużych wymagań, będzie zadowolony.',
      cs: 'Kdo nemá velké nároky, bude spokojený.',
      ro: 'Cine nu are pretenții mari va fi mulțumit.',
      hu: 'Akinek nincsenek nagy igényei, elégedett lesz.',
      uk: 'Хто не має великих вимог, буде задоволений.',
    },
    {
      pl: 'Następnym razem wybiorę inne miejsce.',
      cs: 'Příště zvolím jiné místo.',
      ro: 'Data viitoare aleg alt loc.',
      hu: 'Legközelebb máshová megyek.',
      uk: 'Наступного разу виберу інше місце.',
    },
  ],
  2: [
    {
      pl: 'Szkoda, bo miejsce ma możliwości.',
      cs: 'Škoda, místo má potenciál.',
      ro: 'Păcat, locul are potențial.',
      hu: 'Kár, pedig lenne benne lehetőség.',
      uk: 'Шкода, бо місце має потенціал.',
    },
    {
      pl: 'Trudno polecić z czystym sumieniem.',
      cs: 'Těžko to mohu doporučit.',
      ro: 'Greu de recomandat.',
      hu: 'Nehéz szívvel ajánlani.',
      uk: 'Важко щиро порадити.',
    },
  ],
  1: [
    { pl: 'Nie polecam.', cs: 'Nedoporučuji.', ro: 'Nu recomand.', hu: 'Nem ajánlom.', uk: 'Не раджу.' },
    {
      pl: 'Skarga złożona na miejscu nic nie zmieniła.',
      cs: 'Stížnost na místě nic nezměnila.',
      ro: 'Reclamația făcută acolo nu a schimbat nimic.',
      hu: 'A helyszíni panasz semmin sem változtatott.',
      uk: 'Скарга на місці нічого не змінила.',
    },
  ],
} satisfies Record<string, readonly Localised[]>
