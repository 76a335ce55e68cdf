import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const en: SameKeys<typeof fr> = {
  title: "Gift cards and store credit",
  hint: "What a gift card or store credit paid.",
  giftCard: "Gift card •••• {{last4}}",
  storeCredit: "Store credit",
}
