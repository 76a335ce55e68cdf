import type { Invite, RoleChange } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useRead } from "../api-reads"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { adminKeys } from "./keys"

export const useStaff = () => useRead(adminKeys.staff, (api) => api.GET("/api/admin/staff"))

/** The storefronts for which the administrator works. Empty in a shop with one. */
export const useChannels = () =>
  useRead(adminKeys.channels, (api) => api.GET("/api/admin/channels"), { staleTime: 60_000 })

/** The list is reloaded even after an error, because somebody else may have changed it. */
function useStaffMutation<Input>(call: (api: ShopApi, input: Input) => Promise<unknown>) {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => call(api, input),
    onSettled: () => queries.invalidateQueries({ queryKey: shopKeys.account }),
  })
}

const ofPerson = (id: string) => ({ params: { path: { id } } })

export const useChangeRole = (id: string) =>
  useStaffMutation((api, body: RoleChange) =>
    answerOf(api.PUT("/api/admin/users/{id}/role", { ...ofPerson(id), body })),
  )

export const useTakeSecondFactor = (id: string) =>
  useStaffMutation((api, password: string) =>
    answerOf(api.DELETE("/api/admin/users/{id}/second-factor", { ...ofPerson(id), body: { password } })),
  )

export const useEndSessions = () =>
  useStaffMutation((api, id: string) => answerOf(api.DELETE("/api/admin/users/{id}/sessions", ofPerson(id))))

export const useRemoveAdministrator = () =>
  useStaffMutation((api, id: string) => answerOf(api.DELETE("/api/admin/users/{id}", ofPerson(id))))

export const useInvite = () =>
  useStaffMutation((api, body: Invite) => answerOf(api.POST("/api/admin/invitations", { body })))

export const useInviteAgain = () =>
  useStaffMutation((api, id: string) =>
    answerOf(api.POST("/api/admin/invitations/{id}/resend", ofPerson(id))),
  )

export const useWithdrawInvitation = () =>
  useStaffMutation((api, id: string) => answerOf(api.DELETE("/api/admin/invitations/{id}", ofPerson(id))))
