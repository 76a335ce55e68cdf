import type { BothFactors, ChangePassword, FreshProof } from "@bon-perroquet/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useRead } from "../api-reads"
import { useWrite } from "../api-writes"
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

export const useSecondFactor = () =>
  useRead(shopKeys.secondFactor, (api) => api.GET("/api/users/second-factor"))

export const useGiveProof = () => useWrite((api, body: FreshProof) => api.POST("/api/auth/proof", { body }))

export const useStartSecondFactor = () =>
  useWrite((api, password: string) => api.POST("/api/users/second-factor", { body: { password } }))

export const useConfirmSecondFactor = () =>
  useWrite((api, code: string) => api.POST("/api/users/second-factor/confirmation", { body: { code } }))

export const useRemoveSecondFactor = () =>
  useWrite((api, body: BothFactors) => api.DELETE("/api/users/second-factor", { body }), {
    onSuccess: useReloadSecurity(),
  })

export const useNewRecoveryCodes = () =>
  useWrite((api, body: BothFactors) => api.POST("/api/users/second-factor/recovery-codes", { body }), {
    onSuccess: useReloadSecurity(),
  })

export const useSessions = () => useRead(shopKeys.sessions, (api) => api.GET("/api/users/sessions"))

export const useEndSession = () =>
  useWrite((api, id: string) => api.DELETE("/api/users/sessions/{id}", { params: { path: { id } } }), {
    onSettled: useReloadSecurity(),
  })

export const useEndAllSessions = () => useWrite((api) => api.DELETE("/api/users/sessions"))

export const useChangePassword = () =>
  useWrite((api, body: ChangePassword) => api.PUT("/api/users/password", { body }))

export const useSecuritySettings = () =>
  useRead(shopKeys.securitySettings, (api) => api.GET("/api/admin/security"))

export const useDemandSecondFactor = () =>
  useWrite(
    (api, second_factor_demanded: boolean) =>
      api.PUT("/api/admin/security", { body: { second_factor_demanded } }),
    { onSuccess: useReloadSecurity() },
  )
