import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const nl: SameKeys<typeof fr> = {
  title: "Loten",
  hint: "Wat er op het schap ligt, wat eerst vertrekt bovenaan. Een lot ontvangen of terugroepen doet u in het dashboard.",
  orderHint: "Uit welke loten de artikelen van deze bestelling komen.",
  none: "Geen lot op het schap.",
  unnumbered: "Zonder lot",
  number: "Lot",
  date: "Te gebruiken tot",
  quantity: "Stuks",
  noDate: "–",
  states: {
    recalled: "Teruggeroepen",
    gone: "Op",
    expired: "Vervallen",
    near: "Vervalt binnenkort",
    sellable: "Te koop",
  },
}
