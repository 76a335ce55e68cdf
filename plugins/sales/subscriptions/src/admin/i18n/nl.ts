import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const nl: SameKeys<typeof fr> = {
  title: "Terugkerende leveringen",
  hint: "Wat er geleverd wordt, wanneer en aan wie; de eerstvolgende levering staat bovenaan. Klanten beheren ze zelf.",
  ofOrder: "Terugkerende levering",
  ofOrderHint: "De terugkerende levering die met deze bestelling begon of waar ze bij hoort.",
  began: "Begonnen met deze bestelling",
  part: "Deze bestelling hoort erbij",
  empty: "Geen terugkerende leveringen gevonden.",
  search: "E-mail of nummer van de eerste bestelling",
  filter: "Status",
  all: "Alle statussen",
  every_one: "Elke week",
  every_other: "Om de {{count}} weken",
  next: "Volgende: {{on}}",
  last: "De vorige keer: {{total}}",
  customer: "Klant bekijken",
  firstOrder: "Eerste bestelling {{number}}",
  previous: "Vorige pagina",
  nextPage: "Volgende pagina",
  pages: "{{from}} tot {{to}} van {{count}}",
  states: {
    active: "Lopend",
    paused: "Gepauzeerd",
    ended: "Gestopt",
  },
  nextStates: {
    planned: "nog niet aangekondigd",
    announced: "aangekondigd",
    waiting: "wacht op een artikel",
    failed: "betaling geweigerd",
  },
}
