import { destinations } from '../../destinations.ts'
import { article, t, tiles } from '../../words.ts'
import { template } from './template.ts'

export const nothingHere = template(
  'page404',
  t(
    'Tej strony już nie ma',
    'Tato stránka už neexistuje',
    'Pagina aceasta nu mai există',
    'Ez az oldal már nincs meg',
    'Цієї сторінки вже немає',
  ),
  [
    article(
      null,
      t(
        'Może oferta się sprzedała, może w adresie zabrakło litery. Zacznij od [wszystkich kierunków](/wypoczynek) albo zajrzyj do [pytań i odpowiedzi](/pytania-i-odpowiedzi).',
        'Možná se nabídka prodala, možná v adrese chybí písmeno. Začněte [všemi destinacemi](/wypoczynek) nebo se podívejte na [otázky a odpovědi](/pytania-i-odpowiedzi).',
        'Poate oferta s-a vândut, poate lipsește o literă din adresă. Începe cu [toate destinațiile](/wypoczynek) sau vezi [întrebările și răspunsurile](/pytania-i-odpowiedzi).',
        'Talán elkelt az ajánlat, talán hiányzik egy betű a címből. Kezdje [az összes úti céllal](/wypoczynek), vagy nézze meg a [kérdéseket és válaszokat](/pytania-i-odpowiedzi).',
        'Можливо, пропозицію продано, а можливо, в адресі бракує літери. Почніть з [усіх напрямків](/wypoczynek) або перегляньте [запитання та відповіді](/pytania-i-odpowiedzi).',
      ),
    ),
    tiles(
      'compact',
      t(
        'Skoro już tu jesteś',
        'Když už jste tady',
        'Dacă tot ești aici',
        'Ha már itt van',
        'Якщо ви вже тут',
      ),
      [destinations.chorwacja, destinations.wlochy, destinations.tajlandia],
    ),
  ],
)

export const outOfOrder = template(
  'error',
  t(
    'Sklep chwilowo nie działa',
    'Obchod chvíli nefunguje',
    'Magazinul nu funcționează momentan',
    'A bolt most nem működik',
    'Магазин тимчасово не працює',
  ),
  [
    article(
      null,
      t(
        'To nasza wina, nie Twoja. Spróbuj za chwilę. Jeśli to pilne, zadzwoń: {{phone}} ({{phoneHours}}).',
        'Je to naše vina, ne vaše. Zkuste to za chvíli. Spěchá-li to, zavolejte: {{phone}} ({{phoneHours}}).',
        'E vina noastră, nu a ta. Încearcă peste puțin timp. Dacă e urgent, sună: {{phone}} ({{phoneHours}}).',
        'A mi hibánk, nem az Öné. Próbálja meg kicsit később. Ha sürgős, hívjon: {{phone}} ({{phoneHours}}).',
        'Це наша вина, не ваша. Спробуйте за мить. Якщо терміново, телефонуйте: {{phone}} ({{phoneHours}}).',
      ),
    ),
  ],
)

export const pageBroke = template(
  'pageError',
  t(
    'Ta strona się nie udała',
    'Tahle stránka se nepovedla',
    'Pagina aceasta nu a reușit',
    'Ez az oldal nem sikerült',
    'Ця сторінка не вдалася',
  ),
  [
    article(
      null,
      t(
        'Zawiodła tylko ta jedna strona, reszta sklepu działa. Przejdź do [wszystkich kierunków](/wypoczynek), zajrzyj do [pytań i odpowiedzi](/pytania-i-odpowiedzi) albo [napisz do nas](/kontakt).',
        'Selhala jen tahle stránka, zbytek obchodu funguje. Přejděte na [všechny destinace](/wypoczynek), podívejte se na [otázky a odpovědi](/pytania-i-odpowiedzi) nebo nám [napište](/kontakt).',
        'Doar pagina aceasta a eșuat, restul magazinului funcționează. Mergi la [toate destinațiile](/wypoczynek), vezi [întrebările și răspunsurile](/pytania-i-odpowiedzi) sau [scrie-ne](/kontakt).',
        'Csak ez az egy oldal hibázott, a bolt többi része működik. Menjen [az összes úti célhoz](/wypoczynek), nézze meg a [kérdéseket és válaszokat](/pytania-i-odpowiedzi), vagy [írjon nekünk](/kontakt).',
        'Підвела лише ця сторінка, решта магазину працює. Перейдіть до [усіх напрямків](/wypoczynek), перегляньте [запитання та відповіді](/pytania-i-odpowiedzi) або [напишіть нам](/kontakt).',
      ),
    ),
  ],
)
