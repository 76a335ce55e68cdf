import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const nl: SameKeys<typeof fr> = {
  title: "Cijfers",
  hint: "Wat de winkel verkocht, btw inbegrepen.",
  period: "Periode",
  from: "Van",
  to: "Tot en met",
  totals: "Sinds de opening",
  orders: "Bestellingen",
  customers: "Klanten",
  products: "Producten",
  revenue: "Omzet",
  average: "Gemiddelde bestelling",
  vat: "Btw tegen {{rate}}",
  perDay: "Per dag",
  dayOf: "{{day}}: {{orders}} bestellingen, {{revenue}}",
  best: "Best verkocht",
  sold: "{{quantity}} verkocht, {{revenue}}",
  out: "Bijna uitverkocht",
  left: "Voorraad: {{stock}}",
  none: "Niets in deze periode.",
  enough: "Alles is op voorraad.",
  tooLong: "Deze periode is niet mogelijk: kies een kortere, die eindigt na het begin.",
}
