import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const nl: SameKeys<typeof fr> = {
  title: "Herhaalde leveringen",
  hint: "Wat terugkomt, wanneer en voor wie; wat het eerst komt bovenaan. Klanten wijzigen ze zelf.",
  ofOrder: "Herhaalde levering",
  ofOrderHint: "Wat deze bestelling is begonnen, of waarvan zij een levering is.",
  began: "Begonnen met deze bestelling",
  part: "Deze bestelling is er een levering van",
  empty: "Geen enkele herhaalde levering komt overeen.",
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
