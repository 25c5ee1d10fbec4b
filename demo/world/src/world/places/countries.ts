import { albania, croatia, montenegro, slovenia } from './adriatic.ts'
import { capeVerde, kenya, tanzania } from './africa.ts'
import { andorra, austria, switzerland } from './alps.ts'
import { indonesia, thailand, vietnam } from './asia.ts'
import { bulgaria } from './bulgaria.ts'
import { cuba, dominicana, jamaica, mexico } from './caribbean.ts'
import { egypt } from './egypt.ts'
import { frenchAlps } from './french-alps.ts'
import { greece } from './greece.ts'
import { maldives, mauritius, seychelles, sriLanka } from './indian-ocean.ts'
import { italy } from './italy.ts'
import { morocco, tunisia } from './maghreb.ts'
import { cyprus, france, malta } from './mediterranean-islands.ts'
import { czechia, germany, hungary, lithuania, slovakia } from './neighbours.ts'
import { emirates, georgia, jordan, oman, qatar } from './orient.ts'
import type { Country } from './place-types.ts'
import { poland } from './poland.ts'
import { portugal } from './portugal.ts'
import { spain } from './spain.ts'
import { turkey } from './turkey.ts'

export const countries: readonly Country[] = [
  greece,
  turkey,
  egypt,
  spain,
  bulgaria,
  italy,
  croatia,
  cyprus,
  portugal,
  tunisia,
  albania,
  montenegro,
  malta,
  morocco,
  { ...france, regions: [...france.regions, ...frenchAlps] },
  georgia,
  emirates,
  oman,
  jordan,
  qatar,
  capeVerde,
  tanzania,
  kenya,
  maldives,
  mauritius,
  seychelles,
  sriLanka,
  thailand,
  vietnam,
  indonesia,
  dominicana,
  mexico,
  cuba,
  jamaica,
  poland,
  czechia,
  slovakia,
  hungary,
  germany,
  lithuania,
  slovenia,
  austria,
  switzerland,
  andorra,
]
