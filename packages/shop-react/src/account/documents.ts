import { useMutation } from "@tanstack/react-query"
import { useAccount } from "./use-account"
import type { OrderAccess } from "./withdrawal"

/** Fetches an order's invoice or credit note, by its number, as PDF. */
export function useOrderDocument(access: OrderAccess) {
  const { account, call } = useAccount()
  return useMutation({
    mutationFn: (number: string) =>
      "token" in access
        ? account.linkedDocument(access.token, number, call)
        : account.document(access.orderNumber, number, call),
  })
}
