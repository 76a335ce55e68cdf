import { dayInBelgium, type GiftCardOffer } from "@bon-perroquet/contract"
import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { useInBrowser } from "../../config/in-browser"
import { laterResolver } from "../../config/later-resolver"
import { useAuth } from "../account"
import { keepPurchase, keptPurchase } from "./purchase-draft"
import { emptyPurchase, type PurchaseValues } from "./purchase-form"

const loadRules = () => import("./purchase-rules")

/** Returns the form of a purchase, and the day in Belgium, which the server does not render. */
export function usePurchaseForm(offer: GiftCardOffer) {
  const { user } = useAuth()
  const [day] = useState(() => dayInBelgium(new Date()))
  const today = useInBrowser() ? day : undefined
  const form = useForm<PurchaseValues>({
    resolver: laterResolver<PurchaseValues>(async () => (await loadRules()).purchaseResolver(offer)),
    defaultValues: emptyPurchase(offer),
    // React Hook Form would focus the first invalid field in registration order. The form focuses the first one in
    // display order.
    shouldFocusError: false,
  })

  // Fills in the day, the buyer and the draft after hydration, because only the browser has them.
  const { reset, subscribe } = form
  const email = user?.email ?? ""
  const name = user?.first_name ?? ""
  useEffect(() => {
    const buyer = { send_on: day, buyer_email: email, giver_name: name }
    reset({ ...emptyPurchase(offer), ...buyer, ...keptPurchase(offer, day) }, { keepDirtyValues: true })
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepPurchase(values, offer) })
  }, [reset, subscribe, offer, day, email, name])

  // Loads the rules before the buyer submits the form.
  useEffect(() => {
    const load = () => void loadRules().catch(() => undefined)
    document.addEventListener("focusin", load, { once: true })
    return () => document.removeEventListener("focusin", load)
  }, [])

  return { form, today }
}
