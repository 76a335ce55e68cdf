import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const nl: SameKeys<typeof fr> = {
  title: "Cadeaubonnen en tegoed",
  hint: "Wat met een cadeaubon of tegoed is betaald.",
  giftCard: "Cadeaubon •••• {{last4}}",
  storeCredit: "Tegoed",
}
