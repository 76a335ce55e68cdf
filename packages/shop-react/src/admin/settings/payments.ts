import type { PaymentKey } from "@bon-perroquet/contract/payment-account"
import { useRead, useReload, useWrite } from "../../api-hooks"
import { ifMatch } from "../../client/if-match"
import { adminKeys } from "../keys"

export const usePaymentAccount = () =>
  useRead(adminKeys.setting("payment_account"), (api) => api.GET("/api/admin/settings/payments"))

export const useSavePaymentKey = (version: string) =>
  useWrite(
    (api, body: PaymentKey) =>
      api.PUT("/api/admin/settings/payments", { params: { header: ifMatch(version) }, body }),
    { onSettled: useReload(adminKeys.all) },
  )
