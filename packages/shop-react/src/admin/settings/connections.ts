import type { BrevoInput } from "@bon-perroquet/contract/brevo"
import type { MailServer } from "@bon-perroquet/contract/mail-server"
import type { PaymentKey } from "@bon-perroquet/contract/payment-account"
import type { ShopAddress } from "@bon-perroquet/contract/shop-address"
import { useRead } from "../../api-reads"
import { useReload, useWrite, type Write } from "../../api-writes"
import { ifMatch } from "../../client/if-match"
import { adminKeys } from "../keys"

const of = (version: string) => ({ header: ifMatch(version) })

const useSave = <Data, Input>(write: Write<Data, Input>) =>
  useWrite(write, { onSettled: useReload(adminKeys.all) })

export const useShopAddress = () =>
  useRead(adminKeys.setting("shop_address"), (api) => api.GET("/api/admin/settings/address"))

export const useSaveShopAddress = (version: string) =>
  useSave((api, body: ShopAddress) => api.PUT("/api/admin/settings/address", { params: of(version), body }))

export const usePaymentAccount = () =>
  useRead(adminKeys.setting("payment_account"), (api) => api.GET("/api/admin/settings/payments"))

export const useSavePaymentKey = (version: string) =>
  useSave((api, body: PaymentKey) => api.PUT("/api/admin/settings/payments", { params: of(version), body }))

export const useMailServer = () =>
  useRead(adminKeys.setting("mail_server"), (api) => api.GET("/api/admin/settings/mail-server"))

export const useSaveMailServer = (version: string) =>
  useSave((api, body: MailServer) =>
    api.PUT("/api/admin/settings/mail-server", { params: of(version), body }),
  )

export const useBrevo = () =>
  useRead(adminKeys.setting("brevo"), (api) => api.GET("/api/admin/settings/brevo"))

/** Checks a key and returns the lists of its account. Null uses the saved key. */
export const useBrevoLists = () =>
  useWrite((api, api_key: string | null) =>
    api.POST("/api/admin/settings/brevo/lists", { body: { api_key } }),
  )

export const useSaveBrevo = (version: string) =>
  useSave((api, body: BrevoInput) => api.PUT("/api/admin/settings/brevo", { params: of(version), body }))
