import { destinations } from '../../destinations.ts'
import { article, tiles } from '../../words.ts'
import { template } from './template.ts'

export const nothingHere = template(
  'page404',
  {
    pl: 'Tej strony już nie ma',
    cs: 'Tato stránka už neexistuje',
    ro: 'Pagina aceasta nu mai există',
    hu: 'Ez az oldal már nincs meg',
    uk: 'Цієї сторінки вже немає',
  },
  [
    article(null, {
      pl: 'Może oferta się sprzedała, może w adresie zabrakło litery. Zacznij od [wszystkich kierunków](/wypoczynek) albo zajrzyj do [pytań i odpowiedzi](/pytania-i-odpowiedzi).',
      cs: 'Možná se nabídka prodala, možná v adrese chybí písmeno. Začněte [všemi destinacemi](/wypoczynek) nebo se podívejte na [otázky a odpovědi](/pytania-i-odpowiedzi).',
      ro: 'Poate oferta s-a vândut, poate lipsește o literă din adresă. Începe cu [toate destinațiile](/wypoczynek) sau vezi [întrebările și răspunsurile](/pytania-i-odpowiedzi).',
      hu: 'Talán elkelt az ajánlat, talán hiányzik egy betű a címből. Kezdje [az összes úti céllal](/wypoczynek), vagy nézze meg a [kérdéseket és válaszokat](/pytania-i-odpowiedzi).',
      uk: 'Можливо, пропозицію продано, а можливо, в адресі бракує літери. Почніть з [усіх напрямків](/wypoczynek) або перегляньте [запитання та відповіді](/pytania-i-odpowiedzi).',
    }),
    tiles(
      'compact',
      {
        pl: 'Skoro już tu jesteś',
        cs: 'Když už jste tady',
        ro: 'Dacă tot ești aici',
        hu: 'Ha már itt van',
        uk: 'Якщо ви вже тут',
      },
      [destinations.chorwacja, destinations.wlochy, destinations.tajlandia],
    ),
  ],
)

export const outOfOrder = template(
  'error',
  {
    pl: 'Sklep chwilowo nie działa',
    cs: 'Obchod chvíli nefunguje',
    ro: 'Magazinul nu funcționează momentan',
    hu: 'A bolt most nem működik',
    uk: 'Магазин тимчасово не працює',
  },
  [
    article(null, {
      pl: 'To nasza wina, nie Twoja. Spróbuj za chwilę. Jeśli to pilne, zadzwoń: {{phone}} ({{phoneHours}}).',
      cs: 'Je to naše vina, ne vaše. Zkuste to za chvíli. Spěchá-li to, zavolejte: {{phone}} ({{phoneHours}}).',
      ro: 'E vina noastră, nu a ta. Încearcă peste puțin timp. Dacă e urgent, sună: {{phone}} ({{phoneHours}}).',
      hu: 'A mi hibánk, nem az Öné. Próbálja meg kicsit később. Ha sürgős, hívjon: {{phone}} ({{phoneHours}}).',
      uk: 'Це наша вина, не ваша. Спробуйте за мить. Якщо терміново, телефонуйте: {{phone}} ({{phoneHours}}).',
    }),
  ],
)

export const pageBroke = template(
  'pageError',
  {
    pl: 'Ta strona się nie udała',
    cs: 'Tahle stránka se nepovedla',
    ro: 'Pagina aceasta nu a reușit',
    hu: 'Ez az oldal nem sikerült',
    uk: 'Ця сторінка не вдалася',
  },
  [
    article(null, {
      pl: 'Zawiodła tylko ta jedna strona, reszta sklepu działa. Przejdź do [wszystkich kierunków](/wypoczynek), zajrzyj do [pytań i odpowiedzi](/pytania-i-odpowiedzi) albo [napisz do nas](/kontakt).',
      cs: 'Selhala jen tahle stránka, zbytek obchodu funguje. Přejděte na [všechny destinace](/wypoczynek), podívejte se na [otázky a odpovědi](/pytania-i-odpowiedzi) nebo nám [napište](/kontakt).',
      ro: 'Doar pagina aceasta a eșuat, restul magazinului funcționează. Mergi la [toate destinațiile](/wypoczynek), vezi [întrebările și răspunsurile](/pytania-i-odpowiedzi) sau [scrie-ne](/kontakt).',
      hu: 'Csak ez az egy oldal hibázott, a bolt többi része működik. Menjen [az összes úti célhoz](/wypoczynek), nézze meg a [kérdéseket és válaszokat](/pytania-i-odpowiedzi), vagy [írjon nekünk](/kontakt).',
      uk: 'Підвела лише ця сторінка, решта магазину працює. Перейдіть до [усіх напрямків](/wypoczynek), перегляньте [запитання та відповіді](/pytania-i-odpowiedzi) або [напишіть нам](/kontakt).',
    }),
  ],
)
