import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const de: SameKeys<typeof fr> = {
  title: "Gutscheine und Guthaben",
  hint: "Was mit einem Gutschein oder Guthaben bezahlt wurde.",
  giftCard: "Gutschein •••• {{last4}}",
  storeCredit: "Guthaben",
}
