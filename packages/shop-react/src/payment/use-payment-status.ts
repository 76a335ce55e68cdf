import { PAYMENT_POLL, type PaymentStatus } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useQuery, useQueryClient, type QueryState } from "@tanstack/react-query"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { paymentOutcome } from "./payment-outcome"

function outcomeOf(state: QueryState<PaymentStatus> | undefined) {
  return paymentOutcome({
    status: state?.data,
    error: state?.error ?? null,
    answers: state?.dataUpdateCount ?? 0,
    failures: state?.errorUpdateCount ?? 0,
  })
}

/**
 * Asks whether a payment arrived, every two seconds, ten times at most. `status` is the last answer, also while
 * the outcome is still "verifying"; `checkAgain` starts over.
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
    refetchInterval: ({ state }) => (outcomeOf(state) === "verifying" ? PAYMENT_POLL.intervalMs : false),
    // The attempts are counted: nothing but the interval may ask.
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
    retryOnMount: false,
    // Every poll counts, also when it brings the same answer as the one before.
    notifyOnChangeProps: "all",
  })
  return {
    status: query.data,
    outcome: outcomeOf(queries.getQueryState<PaymentStatus>(queryKey)),
    checkAgain: () => queries.resetQueries({ queryKey }),
  }
}
