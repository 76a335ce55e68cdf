import type { PaymentStatus } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useQuery, useQueryClient, type QueryState } from "@tanstack/react-query"
import { useRead } from "../api-reads"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { paymentOutcome } from "./payment-outcome"
import { nextPoll, POLLED, pollsOf } from "./polling"

const outcomeOf = (state: QueryState<PaymentStatus> | undefined) =>
  paymentOutcome({ status: state?.data, ...pollsOf(state) })

/** Returns the order of a payment, if this browser paid it. */
export function usePaidOrder(checkoutSessionId: string) {
  const { sessionId } = useShop()
  const body = { session_id: checkoutSessionId, cart_session_id: sessionId }
  return useRead(shopKeys.paidOrder(checkoutSessionId), (api) => api.POST("/api/orders/paid", { body }), {
    staleTime: Infinity,
  })
}

/**
 * Polls a payment every two seconds, at most ten times. `status` is the last response, also while "verifying".
 * `checkAgain` restarts.
 */
export function usePaymentStatus(checkoutSessionId: string | null) {
  const { api } = useShop()
  const queries = useQueryClient()
  const queryKey = shopKeys.payment(checkoutSessionId ?? "")
  const query = useQuery<PaymentStatus>({
    queryKey,
    queryFn: ({ signal }) =>
      answerOf(
        api.GET("/api/payments/checkout/status/{session_id}", {
          params: { path: { session_id: checkoutSessionId ?? "" } },
          signal,
        }),
      ),
    enabled: checkoutSessionId !== null,
    refetchInterval: ({ state }) => nextPoll(outcomeOf(state)),
    ...POLLED,
  })
  return {
    status: query.data,
    outcome: outcomeOf(queries.getQueryState<PaymentStatus>(queryKey)),
    checkAgain: () => queries.resetQueries({ queryKey }),
  }
}
