import { label } from '../fields/label.ts'
import type { PageType } from '../page-type.ts'

export const pageTypeLabels: Record<PageType, ReturnType<typeof label>> = {
  homePage: label('Strona główna', 'Home page'),
  contentPage: label('Strona z treścią', 'Content page'),
  tilesPage: label('Strona z kafelkami', 'Tiles page'),
  formPage: label('Strona z formularzem', 'Form page'),
  article: label('Artykuł poradnika', 'Guide article'),
  listing: label('Lista ofert', 'Listing'),
  charters: label('Wyszukiwarka lotów', 'Charters'),
  chartersLandingPage: label('Strona wejściowa lotów', 'Charters landing page'),
  directions: label('Spis kierunków', 'Directions index'),
  contentPageContactOffices: label('Spis biur', 'Offices'),
  direction: label('Szablon: kierunek', 'Template: direction'),
  region: label('Szablon: region', 'Template: region'),
  resort: label('Szablon: miejscowość', 'Template: resort'),
  directionFlights: label('Szablon: loty do kierunku', 'Template: flights to a direction'),
  regionFlights: label('Szablon: loty do regionu', 'Template: flights to a region'),
  resortFlights: label('Szablon: loty do miejscowości', 'Template: flights to a resort'),
  hotelCard: label('Szablon: karta hotelu', 'Template: hotel card'),
  contentPageContactCity: label('Szablon: biura w mieście', 'Template: offices of a city'),
  contentPageContactOffice: label('Szablon: biuro', 'Template: office'),
  page404: label('Szablon: nie ma takiej strony', 'Template: page not found'),
  error: label('Szablon: sklep chwilowo nie działa', 'Template: the shop is out of order'),
  pageError: label('Szablon: jedna strona się nie udała', 'Template: one page failed'),
}
