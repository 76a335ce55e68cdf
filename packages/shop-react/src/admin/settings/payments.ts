import type { PaymentKey } from "@bon-perroquet/contract/payment-account"
import { useRead } from "../../api-reads"
import { useReload, useWrite } from "../../api-writes"
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
