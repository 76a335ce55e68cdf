import type { Invite, RoleChange } from "@bon-perroquet/contract"
import { useRead } from "../api-reads"
import { useReload, useWrite, type Write } from "../api-writes"
import { shopKeys } from "../query-keys"
import { adminKeys } from "./keys"

export const useStaff = () => useRead(adminKeys.staff, (api) => api.GET("/api/admin/staff"))

/** The storefronts for which the administrator works. Empty in a shop with one. */
export const useChannels = () =>
  useRead(adminKeys.channels, (api) => api.GET("/api/admin/channels"), { staleTime: 60_000 })

/** The list is reloaded even after an error, because somebody else may have changed it. */
const useStaffWrite = <Input>(write: Write<unknown, Input>) =>
  useWrite(write, { onSettled: useReload(shopKeys.account) })

const ofPerson = (id: string) => ({ params: { path: { id } } })

export const useChangeRole = (id: string) =>
  useStaffWrite((api, body: RoleChange) => api.PUT("/api/admin/users/{id}/role", { ...ofPerson(id), body }))

export const useTakeSecondFactor = (id: string) =>
  useStaffWrite((api, password: string) =>
    api.DELETE("/api/admin/users/{id}/second-factor", { ...ofPerson(id), body: { password } }),
  )

export const useEndSessions = () =>
  useStaffWrite((api, id: string) => api.DELETE("/api/admin/users/{id}/sessions", ofPerson(id)))

export const useRemoveAdministrator = () =>
  useStaffWrite((api, id: string) => api.DELETE("/api/admin/users/{id}", ofPerson(id)))

export const useInvite = () =>
  useStaffWrite((api, body: Invite) => api.POST("/api/admin/invitations", { body }))

export const useInviteAgain = () =>
  useStaffWrite((api, id: string) => api.POST("/api/admin/invitations/{id}/resend", ofPerson(id)))

export const useWithdrawInvitation = () =>
  useStaffWrite((api, id: string) => api.DELETE("/api/admin/invitations/{id}", ofPerson(id)))
