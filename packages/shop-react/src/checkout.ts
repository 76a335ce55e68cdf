import type { DeliveryCountry, OpenCheckout } from "@bon-perroquet/contract"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { PointQuestion } from "./client/shop-client"
import { useShop } from "./provider"
import { shopKeys } from "./query-keys"
import { retryRead } from "./retry"

/** Shops and lockers don't move while somebody orders. */
const POINTS_FRESH_MS = 600_000

/** The ways to deliver the cart to a country, each with the totals it leads to. */
export function useDelivery(country: DeliveryCountry) {
  const { client, language, sessionId } = useShop()
  return useQuery({
    queryKey: shopKeys.delivery(sessionId, country),
    queryFn: ({ signal }) => client.delivery(sessionId, country, { language, signal }),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

/** The carrier's points nearest to a postal code; the last answer stays while the next is on its way. */
export function useDeliveryPoints(question: PointQuestion) {
  const { client, language } = useShop()
  return useQuery({
    queryKey: shopKeys.points(question),
    queryFn: ({ signal }) => client.deliveryPoints(question, { language, signal }),
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
  const { client, language } = useShop()
  const { data } = useQuery({
    queryKey: shopKeys.countries,
    queryFn: ({ signal }) => client.openCountries({ language, signal }),
    retry: retryRead,
  })
  return [...new Set([...(data?.countries ?? []), chosen])]
}

/** The ways to pay, the usual one first. */
export function usePaymentMethods() {
  const { client, language } = useShop()
  return useQuery({
    queryKey: shopKeys.paymentMethods(language),
    queryFn: ({ signal }) => client.paymentMethods({ language, signal }),
    retry: retryRead,
  })
}

/** What the shopper fills in; the session, the origin and the language are the shop's own to add. */
export type CheckoutForm = Omit<OpenCheckout, "cart_session_id" | "origin_url" | "language">

/** Opens the payment page; the answer's `url` is where to go. */
export function useOpenCheckout() {
  const { client, language, sessionId, cartWriter } = useShop()
  return useMutation({
    mutationFn: async (form: CheckoutForm) => {
      await cartWriter.settled()
      const own = { origin_url: window.location.origin, cart_session_id: sessionId, language }
      const opened = await client.openCheckout({ ...form, ...own }, { language })
      if (!opened?.url) throw new Error("No checkout URL received")
      return opened
    },
  })
}

/** Gives up the open payment page, so that the goods it held can be bought again; the cart is kept. */
export function useCancelCheckout() {
  const { client, language, sessionId } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => client.cancelCheckout(sessionId, { language }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: shopKeys.cart(sessionId) }),
        queries.invalidateQueries({ queryKey: shopKeys.products }),
      ]),
  })
}
