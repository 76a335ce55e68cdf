import type {
  BalanceStateChange,
  GiveStoreCredit,
  IssueGiftCard,
  TopUpGiftCard,
} from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query"
import { retryRead, useShop } from "../../provider"
import { adminKeys } from "../keys"
import { pageOf, type BalancesQuestion, type Period } from "../pages"
import { useInvalidate } from "../use-invalidate"

const LIST = "/api/admin/gift-cards"
const ONE = "/api/admin/gift-cards/{id}"
const at = (id: string) => ({ path: { id } })

/** @param isOffered false if the shop has no gift cards and store credit. Then no request is made. */
export function useBalances(query: BalancesQuestion, isOffered = true) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.balances(query),
    queryFn: ({ signal }) => pageOf(api.GET(LIST, { params: { query }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
    enabled: isOffered,
  })
}

export function useBalance(id: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.balance(id),
    queryFn: ({ signal }) => answerOf(api.GET(ONE, { params: at(id), signal })),
    retry: retryRead,
  })
}

export function useIssueGiftCard() {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({ mutationFn: (body: IssueGiftCard) => answerOf(api.POST(LIST, { body })), onSettled })
}

export function useGiveStoreCredit() {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (body: GiveStoreCredit) => answerOf(api.POST("/api/admin/gift-cards/store-credit", { body })),
    onSettled,
  })
}

export function useTopUpGiftCard(id: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (body: TopUpGiftCard) =>
      answerOf(api.POST("/api/admin/gift-cards/{id}/top-ups", { params: at(id), body })),
    onSettled,
  })
}

/** Blocks or unblocks a balance. */
export function useSetBalanceState(id: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (body: BalanceStateChange) =>
      answerOf(api.PUT("/api/admin/gift-cards/{id}/state", { params: at(id), body })),
    onSettled,
  })
}

export function useReplaceGiftCard(id: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (reason: string) =>
      answerOf(api.POST("/api/admin/gift-cards/{id}/replacement", { params: at(id), body: { reason } })),
    onSettled,
  })
}

/** Sends the e-mail of a gift card that the shop sold again. */
export function useSendGiftCard(id: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: () => answerOf(api.POST("/api/admin/gift-cards/{id}/mails", { params: at(id) })),
    onSettled,
  })
}

/** Refunds an unspent gift card that the shop sold. */
export function useRefundGiftCard(id: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (reason: string) =>
      answerOf(api.POST("/api/admin/gift-cards/{id}/refund", { params: at(id), body: { reason } })),
    onSettled,
  })
}

/** Returns what the shop owes as gift cards and store credit. */
export function useLiability(period: Period) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.liability(period),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/accounting/balances", { params: { query: period }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}
