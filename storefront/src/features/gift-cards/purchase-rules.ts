import "../../config/validation"
import { buyGiftCardSchema, dayInBelgium, emailSchema, type GiftCardOffer } from "@bon-perroquet/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { z } from "zod"
import { amountCents, HANDOVERS, isPossibleDay, OTHER_AMOUNT, type PurchaseField } from "./purchase-form"

const { recipient_name, giver_name, buyer_email, message } = buyGiftCardSchema.shape

const fieldsSchema = z.object({
  amount: z.string(),
  other_amount: z.string(),
  recipient_name,
  handover: z.enum(HANDOVERS),
  recipient_email: z.string().trim(),
  send_on: z.string(),
  giver_name,
  message: message.unwrap(),
  buyer_email,
})

/** Rules of the form. A card that the buyer prints requires no address of the recipient. */
export const purchaseSchema = (offer: GiftCardOffer, today: string) =>
  fieldsSchema.superRefine((values, context) => {
    const report = (field: PurchaseField) =>
      context.addIssue({ code: "custom", path: [field], message: field })
    const { amount, other_amount, handover, recipient_email, send_on } = values
    if (amountCents({ amount, other_amount }, offer) === null)
      report(amount === OTHER_AMOUNT ? "other_amount" : "amount")
    if (handover === "print") return
    if (!emailSchema.safeParse(recipient_email).success) report("recipient_email")
    if (!isPossibleDay(send_on, today)) report("send_on")
  })

export const purchaseResolver = (offer: GiftCardOffer) =>
  zodResolver(purchaseSchema(offer, dayInBelgium(new Date())))
