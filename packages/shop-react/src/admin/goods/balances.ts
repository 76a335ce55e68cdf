import type {
  BalanceStateChange,
  GiveStoreCredit,
  IssueGiftCard,
  TopUpGiftCard,
} from "@bon-perroquet/contract"
import { keepPreviousData } from "@tanstack/react-query"
import { useRead } from "../../api-reads"
import { usePage } from "../../api-pages"
import { adminKeys } from "../keys"
import type { BalancesQuestion, Period } from "../pages"
import { useAdminWrite } from "../use-invalidate"

const LIST = "/api/admin/gift-cards"
const ONE = "/api/admin/gift-cards/{id}"
const at = (id: string) => ({ path: { id } })

/** @param isOffered false if the shop has no gift cards and store credit. Then no request is made. */
export const useBalances = (query: BalancesQuestion, isOffered = true) =>
  usePage(adminKeys.balances(query), (api) => api.GET(LIST, { params: { query } }), { enabled: isOffered })

export const useBalance = (id: string) =>
  useRead(adminKeys.balance(id), (api) => api.GET(ONE, { params: at(id) }))

export const useIssueGiftCard = () => useAdminWrite((api, body: IssueGiftCard) => api.POST(LIST, { body }))

export const useGiveStoreCredit = () =>
  useAdminWrite((api, body: GiveStoreCredit) => api.POST("/api/admin/gift-cards/store-credit", { body }))

export const useTopUpGiftCard = (id: string) =>
  useAdminWrite((api, body: TopUpGiftCard) =>
    api.POST("/api/admin/gift-cards/{id}/top-ups", { params: at(id), body }),
  )

/** Blocks or unblocks a balance. */
export const useSetBalanceState = (id: string) =>
  useAdminWrite((api, body: BalanceStateChange) =>
    api.PUT("/api/admin/gift-cards/{id}/state", { params: at(id), body }),
  )

export const useReplaceGiftCard = (id: string) =>
  useAdminWrite((api, reason: string) =>
    api.POST("/api/admin/gift-cards/{id}/replacement", { params: at(id), body: { reason } }),
  )

/** Sends the e-mail of a gift card that the shop sold again. */
export const useSendGiftCard = (id: string) =>
  useAdminWrite((api) => api.POST("/api/admin/gift-cards/{id}/mails", { params: at(id) }))

/** Refunds an unspent gift card that the shop sold. */
export const useRefundGiftCard = (id: string) =>
  useAdminWrite((api, reason: string) =>
    api.POST("/api/admin/gift-cards/{id}/refund", { params: at(id), body: { reason } }),
  )

/** Returns what the shop owes as gift cards and store credit. */
export const useLiability = (period: Period) =>
  useRead(
    adminKeys.liability(period),
    (api) => api.GET("/api/admin/accounting/balances", { params: { query: period } }),
    { placeholderData: keepPreviousData },
  )
