import type { DeliveryCountry, OpenCheckout } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { countriesQuery } from "./destinations"
import { NoCheckoutUrlError } from "./client/errors"
import { useShop } from "./provider"
import { shopKeys, type PointQuestion } from "./query-keys"
import { retryRead } from "./retry"

/** Shops and lockers don't move while somebody orders. */
const POINTS_FRESH_MS = 600_000

/** A country that was closed meanwhile is not to be chosen. */
const COUNTRIES_FRESH_MS = 10_000

/**
 * The ways to deliver the cart and the extras chosen to a country, each with the totals it leads to.
 * @param vatNumber of a business, once it is known to be in force
 */
export function useDelivery(country: DeliveryCountry, extras: readonly string[] = [], vatNumber?: string) {
  const { api, sessionId } = useShop()
  const query = {
    country,
    cart_session_id: sessionId,
    ...(extras.length > 0 && { extras: extras.join(",") }),
    ...(vatNumber && { vat_number: vatNumber }),
  }
  return useQuery({
    queryKey: shopKeys.delivery(sessionId, country, extras, vatNumber),
    queryFn: ({ signal }) => answerOf(api.GET("/api/delivery", { params: { query }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

/** The carrier's points nearest to a postal code; the last answer stays while the next is on its way. */
export function useDeliveryPoints(question: PointQuestion) {
  const { api } = useShop()
  return useQuery({
    queryKey: shopKeys.points(question),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/delivery/points", { params: { query: question }, signal })),
    placeholderData: (points, query) =>
      query?.queryKey[2].kind === question.kind && query.queryKey[2].country === question.country
        ? points
        : undefined,
    staleTime: POINTS_FRESH_MS,
    retry: retryRead,
  })
}

/**
 * The countries to choose from: those open to orders, and the one chosen already, whose own screen says if it no longer
 * is.
 */
export function useCountryChoice(chosen: DeliveryCountry): DeliveryCountry[] {
  const { data } = useQuery({ ...countriesQuery(useShop()), staleTime: COUNTRIES_FRESH_MS })
  return [...new Set([...(data?.countries ?? []), chosen])]
}

/** What may be added to an order at checkout, for a price. */
export function useExtras() {
  const { api, language } = useShop()
  return useQuery({
    queryKey: shopKeys.extras(language),
    queryFn: ({ signal }) => answerOf(api.GET("/api/extras", { signal })),
    retry: retryRead,
  })
}

/** The ways to pay, the usual one first. */
export function usePaymentMethods() {
  const { api, language } = useShop()
  return useQuery({
    queryKey: shopKeys.paymentMethods(language),
    queryFn: ({ signal }) => answerOf(api.GET("/api/payments/methods", { signal })),
    retry: retryRead,
  })
}

/** What the shopper fills in; the session, the origin and the language are the shop's own to add. */
export type CheckoutForm = Omit<OpenCheckout, "cart_session_id" | "origin_url" | "language">

/** Opens the payment page; the answer's `url` is where to go. */
export function useOpenCheckout() {
  const { api, language, sessionId, cartWriter } = useShop()
  return useMutation({
    mutationFn: async (form: CheckoutForm) => {
      await cartWriter.settled()
      const own = { origin_url: window.location.origin, cart_session_id: sessionId, language }
      const body = { ...form, ...own }
      const opened = await answerOf(api.POST("/api/payments/checkout/session", { body }))
      if (!opened.url) throw new NoCheckoutUrlError("No checkout URL received")
      return opened
    },
  })
}

/** Gives up the open payment page, so that the goods it held can be bought again; the cart is kept. */
export function useCancelCheckout() {
  const { api, sessionId } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      answerOf(api.POST("/api/payments/checkout/cancel", { body: { cart_session_id: sessionId } })),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: shopKeys.cart(sessionId) }),
        queries.invalidateQueries({ queryKey: shopKeys.products }),
      ]),
  })
}
