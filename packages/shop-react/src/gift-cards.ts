import type { BuyGiftCard } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery } from "@tanstack/react-query"
import { readOf } from "./api-reads"
import { NoCheckoutUrlError } from "./client/errors"
import { useShop, type Asking } from "./provider"
import { shopKeys } from "./query-keys"

const FRESH_MS = 60_000

export const giftCardOfferQuery = ({ client, language }: Asking) => ({
  ...readOf(client.in(language), shopKeys.giftCardOffer, (api) => api.GET("/api/gift-cards/offer")),
  staleTime: FRESH_MS,
})

/** Returns the gift cards that the shop sells. */
export const useGiftCardOffer = () => useQuery(giftCardOfferQuery(useShop()))

/** Form fields. The hook adds origin and language. */
export type GiftCardForm = Omit<BuyGiftCard, "origin_url" | "language">

/** Opens the payment page of a gift card. `url` is the page's address. */
export function useBuyGiftCard() {
  const { api, language } = useShop()
  return useMutation({
    mutationFn: async (form: GiftCardForm) => {
      const body = { ...form, origin_url: window.location.origin, language }
      const opened = await answerOf(api.POST("/api/gift-cards/purchases", { body }))
      if (!opened.url) throw new NoCheckoutUrlError("No checkout URL received")
      return opened
    },
  })
}
