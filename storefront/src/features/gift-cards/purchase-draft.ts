import type { GiftCardOffer } from "@bon-perroquet/contract"
import { forgetDraft, keepDraft, readDraft } from "../../components/draft/stored-drafts"
import { currentDraft, emptyPurchase, type PurchaseValues } from "./purchase-form"

const FORM = "gift-card:"

export const forgetPurchase = (): void => forgetDraft(FORM)

/** Stores what the buyer entered. It outlives a cancelled payment, and is deleted after the payment or a sign-out. */
export function keepPurchase(values: PurchaseValues, offer: GiftCardOffer): void {
  const { recipient_name, recipient_email, message, other_amount } = values
  if (recipient_name || recipient_email || message || other_amount)
    keepDraft(FORM, { values, read: emptyPurchase(offer) })
  else forgetPurchase()
}

export function keptPurchase(offer: GiftCardOffer, today: string): Partial<PurchaseValues> {
  const draft = readDraft(FORM)
  // Not validated, because only this form writes the entry.
  return draft ? currentDraft(draft.values as PurchaseValues, offer, today) : {}
}
