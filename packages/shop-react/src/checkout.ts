import type { DeliveryCountry, OpenCheckout } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query"
import { useRead } from "./api-reads"
import { useReload, useWrite } from "./api-writes"
import { NoCheckoutUrlError } from "./client/errors"
import { countriesQuery } from "./destinations"
import { useShop } from "./provider"
import { shopKeys, type PointQuestion } from "./query-keys"

/** Milliseconds until cached pick-up points are reloaded. They rarely change during a checkout. */
const POINTS_FRESH_MS = 600_000

/** Milliseconds until the countries are reloaded. A country that the merchant closes should disappear quickly. */
const COUNTRIES_FRESH_MS = 10_000

/**
 * Returns delivery methods with totals for the cart and the selected extras.
 * @param vatNumber of a business, once VIES confirmed it
 */
export function useDelivery(country: DeliveryCountry, extras: readonly string[] = [], vatNumber?: string) {
  const { sessionId } = useShop()
  const query = {
    country,
    cart_session_id: sessionId,
    ...(extras.length > 0 && { extras: extras.join(",") }),
    ...(vatNumber && { vat_number: vatNumber }),
  }
  return useRead(
    shopKeys.delivery(sessionId, country, extras, vatNumber),
    (api) => api.GET("/api/delivery", { params: { query } }),
    { placeholderData: keepPreviousData },
  )
}

/** Returns pick-up points. The last result stays visible while the next one loads. */
export const useDeliveryPoints = (question: PointQuestion) =>
  useRead(
    shopKeys.points(question),
    (api) => api.GET("/api/delivery/points", { params: { query: question } }),
    {
      placeholderData: (points, query) =>
        query?.queryKey[2].kind === question.kind && query.queryKey[2].country === question.country
          ? points
          : undefined,
      staleTime: POINTS_FRESH_MS,
    },
  )

/**
 * Returns the open countries and the chosen one. The form also lists a chosen country that was closed, so that it can
 * show an error.
 */
export function useCountryChoice(chosen: DeliveryCountry): DeliveryCountry[] {
  const { data } = useQuery({ ...countriesQuery(useShop()), staleTime: COUNTRIES_FRESH_MS })
  return [...new Set([...(data?.countries ?? []), chosen])]
}

export function useExtras() {
  const { language } = useShop()
  return useRead(shopKeys.extras(language), (api) => api.GET("/api/extras"))
}

/** @param country of delivery. Default: the methods of all countries. */
export function usePaymentMethods(country?: DeliveryCountry) {
  const { language } = useShop()
  return useRead(
    shopKeys.paymentMethods(language, country),
    (api) => api.GET("/api/payments/methods", { params: { query: country ? { country } : {} } }),
    { placeholderData: keepPreviousData },
  )
}

/** Form fields. The hook adds session, origin and language. */
export type CheckoutForm = Omit<OpenCheckout, "cart_session_id" | "origin_url" | "language">

/** Opens the payment page. `url` is the page's address. */
export function useOpenCheckout() {
  const { api, language, sessionId, cartWriter } = useShop()
  return useMutation({
    mutationFn: async (form: CheckoutForm) => {
      await cartWriter.untilIdle()
      const own = { origin_url: window.location.origin, cart_session_id: sessionId, language }
      const body = { ...form, ...own }
      const opened = await answerOf(api.POST("/api/payments/checkout/session", { body }))
      if (!opened.url) throw new NoCheckoutUrlError("No checkout URL received")
      return opened
    },
  })
}

/** Cancels the open payment page. Releases the reservations and keeps the cart. */
export function useCancelCheckout() {
  const { sessionId } = useShop()
  return useWrite(
    (api) => api.POST("/api/payments/checkout/cancel", { body: { cart_session_id: sessionId } }),
    { onSettled: useReload(shopKeys.cart(sessionId), shopKeys.products) },
  )
}
