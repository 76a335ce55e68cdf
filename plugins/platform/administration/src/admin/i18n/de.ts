import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const de: SameKeys<typeof fr> = {
  title: "Zahlen",
  hint: "Was der Shop verkauft hat, inkl. MwSt.",
  period: "Zeitraum",
  from: "Von",
  to: "Bis",
  totals: "Seit der Eröffnung",
  orders: "Bestellungen",
  customers: "Kunden",
  products: "Produkte",
  revenue: "Umsatz",
  average: "Durchschnittliche Bestellung",
  vat: "MwSt. zu {{rate}}",
  perDay: "Pro Tag",
  dayOf: "{{day}}: {{orders}} Bestellungen, {{revenue}}",
  best: "Meistverkauft",
  sold: "{{quantity}} verkauft, {{revenue}}",
  out: "Bald ausverkauft",
  left: "Bestand: {{stock}}",
  none: "Nichts in diesem Zeitraum.",
  enough: "Alles ist auf Lager.",
  tooLong:
    "Dieser Zeitraum ist nicht möglich: Wählen Sie einen kürzeren, der endet, nachdem er begonnen hat.",
}
