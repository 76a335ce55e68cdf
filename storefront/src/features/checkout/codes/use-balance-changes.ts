import { useApplyGiftCard, useApplyStoreCredit, useRemoveBalance } from "@bon-perroquet/shop-react"
import type { BalanceChanges } from "../../../components/codes"

/** Returns the changes of the cart's gift cards and store credit. */
export function useBalanceChanges(): BalanceChanges {
  const applyCard = useApplyGiftCard()
  const credit = useApplyStoreCredit()
  const removal = useRemoveBalance()
  return {
    applyCard,
    applyCredit: () => credit.mutateAsync(undefined),
    remove: removal.mutateAsync,
    removing: removal.isPending ? removal.variables : undefined,
  }
}
