import type { PointKind } from "@bon-perroquet/contract/sets"
import type { PointDirectory } from "./index"
import type { Point } from "./point"

/**
 * A sample that looks like the carrier's own list, for a shop that has no contract with the carrier yet: places and
 * streets are real, the shops are not. The carrier's service takes this directory's place.
 */
const SHOP_HOURS: Point["hours"] = [
  ["08:00", "18:30"],
  ["08:00", "18:30"],
  ["08:00", "18:30"],
  ["08:00", "18:30"],
  ["08:00", "18:30"],
  ["09:00", "17:00"],
  null,
]
const ALWAYS: Point["hours"] = Array.from({ length: 7 }, () => ["00:00", "24:00"])

type Row = [id: string, postalCode: string, city: string, name: string, street: string, number: string]

const ROWS: Record<string, Record<PointKind, Row[]>> = {
  BE: {
    pickup_point: [
      ["BE-P001", "1000", "Bruxelles", "Librairie du Sablon", "Rue de la Régence", "21"],
      ["BE-P002", "1030", "Schaerbeek", "Night shop Colignon", "Place Colignon", "8"],
      ["BE-P003", "1050", "Ixelles", "Bureau de poste Flagey", "Place Eugène Flagey", "18"],
      ["BE-P004", "1180", "Uccle", "Papeterie du Globe", "Chaussée d’Alsemberg", "710"],
      ["BE-P005", "1300", "Wavre", "Bureau de poste Wavre", "Rue du Commerce", "14"],
      ["BE-P006", "2000", "Antwerpen", "Krantenwinkel Groenplaats", "Groenplaats", "32"],
      ["BE-P007", "2060", "Antwerpen", "Postkantoor Noord", "Handelsstraat", "55"],
      ["BE-P008", "2800", "Mechelen", "Dagbladhandel IJzerenleen", "IJzerenleen", "19"],
      ["BE-P009", "3000", "Leuven", "Postkantoor Leuven", "Jan Stasstraat", "2"],
      ["BE-P010", "3500", "Hasselt", "Krantenwinkel Dusart", "Kolonel Dusartplein", "11"],
      ["BE-P011", "4000", "Liège", "Bureau de poste Liège 1", "Place Saint-Jacques", "7"],
      ["BE-P012", "4800", "Verviers", "Librairie de l’Harmonie", "Rue de l’Harmonie", "26"],
      ["BE-P013", "5000", "Namur", "Bureau de poste Namur", "Rue de Fer", "48"],
      ["BE-P014", "6000", "Charleroi", "Librairie de la Ville-Basse", "Rue de la Montagne", "33"],
      ["BE-P015", "7000", "Mons", "Bureau de poste Mons", "Rue de la Clef", "17"],
      ["BE-P016", "8000", "Brugge", "Dagbladhandel Zuidzand", "Zuidzandstraat", "23"],
      ["BE-P017", "8500", "Kortrijk", "Postkantoor Kortrijk", "Doorniksestraat", "40"],
      ["BE-P018", "9000", "Gent", "Krantenwinkel Korenmarkt", "Korenmarkt", "9"],
      ["BE-P019", "9100", "Sint-Niklaas", "Postkantoor Grote Markt", "Grote Markt", "62"],
    ],
    locker: [
      ["BE-L001", "1000", "Bruxelles", "Gare centrale", "Carrefour de l’Europe", "2"],
      ["BE-L002", "1060", "Saint-Gilles", "Gare du Midi", "Avenue Fonsny", "47"],
      ["BE-L003", "1200", "Woluwe-Saint-Lambert", "Parking Roodebeek", "Boulevard de la Woluwe", "70"],
      ["BE-L004", "2018", "Antwerpen", "Station Antwerpen-Centraal", "Koningin Astridplein", "27"],
      ["BE-L005", "2800", "Mechelen", "Station Mechelen", "Koning Albertplein", "2"],
      ["BE-L006", "3001", "Heverlee", "Supermarkt Naamsesteenweg", "Naamsesteenweg", "371"],
      ["BE-L007", "3600", "Genk", "Parking Shopping 1", "Rootenstraat", "8"],
      ["BE-L008", "4000", "Liège", "Gare des Guillemins", "Place des Guillemins", "2"],
      ["BE-L009", "5100", "Jambes", "Parking Acinapolis", "Rue de la Gare Fleurie", "16"],
      ["BE-L010", "6000", "Charleroi", "Gare de Charleroi-Central", "Square des Martyrs du 18 Août", "1"],
      ["BE-L011", "7000", "Mons", "Gare de Mons", "Place Léopold", "11"],
      ["BE-L012", "8000", "Brugge", "Station Brugge", "Stationsplein", "5"],
      ["BE-L013", "8400", "Oostende", "Station Oostende", "Natiënkaai", "1"],
      ["BE-L014", "9000", "Gent", "Station Gent-Sint-Pieters", "Koningin Maria Hendrikaplein", "1"],
    ],
  },
  FR: {
    pickup_point: [
      ["FR-P001", "59000", "Lille", "Tabac de la Vieille Bourse", "Rue de Paris", "44"],
      ["FR-P002", "59300", "Valenciennes", "Presse du Marché", "Place d’Armes", "12"],
      ["FR-P003", "75002", "Paris", "Relais Montorgueil", "Rue Montorgueil", "61"],
      ["FR-P004", "75011", "Paris", "Épicerie Oberkampf", "Rue Oberkampf", "98"],
      ["FR-P005", "69002", "Lyon", "Presse Bellecour", "Rue de la République", "70"],
      ["FR-P006", "57000", "Metz", "Tabac Serpenoise", "Rue Serpenoise", "21"],
      ["FR-P007", "67000", "Strasbourg", "Relais Kléber", "Rue des Grandes Arcades", "35"],
      ["FR-P008", "13001", "Marseille", "Presse du Vieux-Port", "Rue Saint-Ferréol", "15"],
    ],
    locker: [
      ["FR-L001", "59000", "Lille", "Gare Lille-Flandres", "Place de la Gare", "1"],
      ["FR-L002", "75010", "Paris", "Gare du Nord", "Rue de Dunkerque", "18"],
      ["FR-L003", "69003", "Lyon", "Gare de la Part-Dieu", "Place Charles Béraudier", "5"],
      ["FR-L004", "57000", "Metz", "Gare de Metz", "Place du Général de Gaulle", "1"],
    ],
  },
  LU: {
    pickup_point: [
      ["LU-P001", "1611", "Luxembourg", "Kiosk Gare", "Avenue de la Gare", "41"],
      ["LU-P002", "2240", "Luxembourg", "Papeterie Notre-Dame", "Rue Notre-Dame", "17"],
      ["LU-P003", "4010", "Esch-sur-Alzette", "Presse Alzette", "Rue de l’Alzette", "85"],
      ["LU-P004", "9050", "Ettelbruck", "Kiosk Grand-Rue", "Grand-Rue", "33"],
    ],
    locker: [
      ["LU-L001", "1930", "Luxembourg", "Parking Bouillon", "Rue de Bouillon", "62"],
      ["LU-L002", "4360", "Esch-sur-Alzette", "Belval Plaza", "Avenue du Rock’n’Roll", "7"],
      ["LU-L003", "9234", "Diekirch", "Gare de Diekirch", "Avenue de la Gare", "1"],
    ],
  },
  NL: {
    pickup_point: [
      ["NL-P001", "1012 JS", "Amsterdam", "Boekhandel Damrak", "Damrak", "62"],
      ["NL-P002", "3011 AA", "Rotterdam", "Kiosk Blaak", "Blaak", "31"],
      ["NL-P003", "3511 AB", "Utrecht", "Sigarenhandel Neude", "Neude", "14"],
      ["NL-P004", "4811 GW", "Breda", "Boekhandel Ginnekenstraat", "Ginnekenstraat", "80"],
      ["NL-P005", "5611 EH", "Eindhoven", "Kiosk Demer", "Demer", "25"],
      ["NL-P006", "6211 CM", "Maastricht", "Boekhandel Vrijthof", "Vrijthof", "18"],
      ["NL-P007", "9712 CP", "Groningen", "Kiosk Vismarkt", "Vismarkt", "40"],
    ],
    locker: [
      ["NL-L001", "1012 AB", "Amsterdam", "Station Amsterdam Centraal", "Stationsplein", "9"],
      ["NL-L002", "3013 AJ", "Rotterdam", "Station Rotterdam Centraal", "Stationsplein", "1"],
      ["NL-L003", "3511 ED", "Utrecht", "Station Utrecht Centraal", "Stationshal", "12"],
      ["NL-L004", "4811 BB", "Breda", "Station Breda", "Stationsplein", "16"],
    ],
  },
}

function pointsOf(country: string, kind: PointKind): Point[] {
  return (ROWS[country]?.[kind] ?? []).map(([id, postal_code, city, name, street, number]) => ({
    id,
    kind,
    name,
    street,
    number,
    postal_code,
    city,
    country,
    hours: kind === "locker" ? ALWAYS : SHOP_HOURS,
  }))
}

export const directory: PointDirectory = { points: pointsOf }
