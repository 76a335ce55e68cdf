import type { BrevoInput } from "@bon-perroquet/contract/brevo"
import { useRead } from "../../api-reads"
import { useReload, useWrite } from "../../api-writes"
import { ifMatch } from "../../client/if-match"
import { adminKeys } from "../keys"

export const useBrevo = () =>
  useRead(adminKeys.setting("brevo"), (api) => api.GET("/api/admin/settings/brevo"))

/** Checks a key and returns the lists of its account. Null uses the saved key. */
export const useBrevoLists = () =>
  useWrite((api, api_key: string | null) =>
    api.POST("/api/admin/settings/brevo/lists", { body: { api_key } }),
  )

export const useSaveBrevo = (version: string) =>
  useWrite(
    (api, body: BrevoInput) =>
      api.PUT("/api/admin/settings/brevo", { params: { header: ifMatch(version) }, body }),
    { onSettled: useReload(adminKeys.all) },
  )
