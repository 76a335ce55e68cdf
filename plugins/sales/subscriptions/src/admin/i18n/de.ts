import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const de: SameKeys<typeof fr> = {
  title: "Regelmäßige Lieferungen",
  hint: "Was geliefert wird, wann und an wen; die nächste Lieferung steht oben. Kunden verwalten sie selbst.",
  ofOrder: "Regelmäßige Lieferung",
  ofOrderHint: "Die regelmäßige Lieferung, die mit dieser Bestellung begann oder zu der sie gehört.",
  began: "Mit dieser Bestellung begonnen",
  part: "Diese Bestellung gehört dazu",
  empty: "Keine regelmäßige Lieferung gefunden.",
  search: "E-Mail oder Nummer der ersten Bestellung",
  filter: "Status",
  all: "Alle Status",
  every_one: "Jede Woche",
  every_other: "Alle {{count}} Wochen",
  next: "Nächste: {{on}}",
  last: "Beim letzten Mal: {{total}}",
  customer: "Kunden ansehen",
  firstOrder: "Erste Bestellung {{number}}",
  previous: "Vorherige Seite",
  nextPage: "Nächste Seite",
  pages: "{{from}} bis {{to}} von {{count}}",
  states: {
    active: "Aktiv",
    paused: "Pausiert",
    ended: "Beendet",
  },
  nextStates: {
    planned: "noch nicht angekündigt",
    announced: "angekündigt",
    waiting: "wartet auf einen Artikel",
    failed: "Zahlung abgelehnt",
  },
}
