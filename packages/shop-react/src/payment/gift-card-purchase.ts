import type { GiftCardPurchase } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useQuery, useQueryClient, type QueryState } from "@tanstack/react-query"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { nextPoll, pollOutcome, POLLED, pollsOf, type PollOutcome, type Polls } from "./polling"

/** Outcome that the page shows. An open purchase is polled. */
export type PurchaseOutcome = Exclude<GiftCardPurchase["state"], "open"> | PollOutcome

export const purchaseOutcome = ({
  purchase,
  ...polls
}: Polls & { purchase: Pick<GiftCardPurchase, "state"> | undefined }): PurchaseOutcome =>
  purchase && purchase.state !== "open" ? purchase.state : pollOutcome(polls)

const outcomeOf = (state: QueryState<GiftCardPurchase> | undefined) =>
  purchaseOutcome({ purchase: state?.data, ...pollsOf(state) })

/** Polls the purchase of a gift card every two seconds, at most ten times. `checkAgain` restarts. */
export function useGiftCardPurchase(checkoutSessionId: string) {
  const { api } = useShop()
  const queries = useQueryClient()
  const queryKey = shopKeys.giftCardPurchase(checkoutSessionId)
  const query = useQuery<GiftCardPurchase>({
    queryKey,
    queryFn: ({ signal }) =>
      answerOf(
        api.GET("/api/gift-cards/purchases/{session_id}", {
          params: { path: { session_id: checkoutSessionId } },
          signal,
        }),
      ),
    refetchInterval: ({ state }) => nextPoll(outcomeOf(state)),
    ...POLLED,
  })
  return {
    purchase: query.data,
    outcome: outcomeOf(queries.getQueryState<GiftCardPurchase>(queryKey)),
    checkAgain: () => queries.resetQueries({ queryKey }),
  }
}
