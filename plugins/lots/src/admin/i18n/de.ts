import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const de: SameKeys<typeof fr> = {
  title: "Chargen",
  hint: "Was im Regal liegt, zuerst was zuerst geht. Eingegangen oder zurückgerufen wird eine Charge im Dashboard.",
  orderHint: "Aus welchen Chargen die Artikel dieser Bestellung stammen.",
  none: "Keine Charge im Regal.",
  unnumbered: "Ohne Charge",
  number: "Charge",
  date: "Zu verbrauchen bis",
  quantity: "Stück",
  noDate: "–",
  states: {
    recalled: "Zurückgerufen",
    gone: "Aufgebraucht",
    expired: "Abgelaufen",
    near: "Läuft bald ab",
    sellable: "Im Verkauf",
  },
}
