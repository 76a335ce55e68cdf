import type { BothFactors, ChangePassword, FreshProof } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop, retryRead } from "../provider"
import { shopKeys } from "../query-keys"

/**
 * Returns a function that reloads security data. It does not wait, so that the caller can show a result immediately.
 */
export function useReloadSecurity() {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: shopKeys.security })
  }
}

export function useSecondFactor() {
  const { api } = useShop()
  return useQuery({
    queryKey: shopKeys.secondFactor,
    queryFn: ({ signal }) => answerOf(api.GET("/api/users/second-factor", { signal })),
    retry: retryRead,
  })
}

export function useGiveProof() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (body: FreshProof) => answerOf(api.POST("/api/auth/proof", { body })),
  })
}

export function useStartSecondFactor() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (password: string) => answerOf(api.POST("/api/users/second-factor", { body: { password } })),
  })
}

export function useConfirmSecondFactor() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (code: string) =>
      answerOf(api.POST("/api/users/second-factor/confirmation", { body: { code } })),
  })
}

export function useRemoveSecondFactor() {
  const { api } = useShop()
  const onSuccess = useReloadSecurity()
  return useMutation({
    mutationFn: (body: BothFactors) => answerOf(api.DELETE("/api/users/second-factor", { body })),
    onSuccess,
  })
}

export function useNewRecoveryCodes() {
  const { api } = useShop()
  const onSuccess = useReloadSecurity()
  return useMutation({
    mutationFn: (body: BothFactors) =>
      answerOf(api.POST("/api/users/second-factor/recovery-codes", { body })),
    onSuccess,
  })
}

export function useSessions() {
  const { api } = useShop()
  return useQuery({
    queryKey: shopKeys.sessions,
    queryFn: ({ signal }) => answerOf(api.GET("/api/users/sessions", { signal })),
    retry: retryRead,
  })
}

export function useEndSession() {
  const { api } = useShop()
  const onSettled = useReloadSecurity()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE("/api/users/sessions/{id}", { params: { path: { id } } })),
    onSettled,
  })
}

export function useEndAllSessions() {
  const { api } = useShop()
  return useMutation({ mutationFn: () => answerOf(api.DELETE("/api/users/sessions")) })
}

export function useChangePassword() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (body: ChangePassword) => answerOf(api.PUT("/api/users/password", { body })),
  })
}

export function useSecuritySettings() {
  const { api } = useShop()
  return useQuery({
    queryKey: shopKeys.securitySettings,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/security", { signal })),
    retry: retryRead,
  })
}

export function useDemandSecondFactor() {
  const { api } = useShop()
  const onSuccess = useReloadSecurity()
  return useMutation({
    mutationFn: (second_factor_demanded: boolean) =>
      answerOf(api.PUT("/api/admin/security", { body: { second_factor_demanded } })),
    onSuccess,
  })
}
