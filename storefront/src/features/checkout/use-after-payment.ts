import { shopKeys, useCart } from "@bon-perroquet/shop-react"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { forgetCheckoutDraft } from "../../components/draft/stored-drafts"

/** How often the cart is read after the payment, because the shop may empty it with a delay. */
const CART_POLL = { intervalMs: 1_000, attempts: 10 }

export function useAfterPayment(paid: boolean): void {
  const queries = useQueryClient()
  const { data: cart, dataUpdatedAt, refetch } = useCart()
  const attempts = useRef(0)
  const filled = cart !== undefined && cart.items.length > 0

  useEffect(() => {
    if (!paid) return
    forgetCheckoutDraft()
    void queries.invalidateQueries({ queryKey: shopKeys.all, predicate: isAboutProducts })
  }, [paid, queries])

  useEffect(() => {
    if (!paid || !filled || attempts.current >= CART_POLL.attempts) return
    const timer = setTimeout(() => {
      attempts.current += 1
      void refetch()
    }, CART_POLL.intervalMs)
    return () => clearTimeout(timer)
  }, [paid, filled, dataUpdatedAt, refetch])
}

/** Returns whether a query reads products. Queries of the payment are not repeated, because the shop limits them. */
const isAboutProducts = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== "payment"
