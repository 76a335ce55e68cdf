import type { RedirectInput } from "@bon-perroquet/contract"
import { useRead } from "../../api-reads"
import { useReload, useWrite } from "../../api-writes"
import { usePage } from "../../api-pages"
import { adminKeys } from "../keys"
import type { RedirectsQuestion } from "../pages"

export const useRedirects = (question: RedirectsQuestion) =>
  usePage(adminKeys.redirects(question), (api) =>
    api.GET("/api/admin/settings/redirects", { params: { query: question } }),
  )

export const useMissedAddresses = () =>
  useRead(adminKeys.missedAddresses, (api) => api.GET("/api/admin/settings/redirects/missed"))

export const useSaveRedirect = () =>
  useWrite((api, body: RedirectInput) => api.PUT("/api/admin/settings/redirects", { body }), {
    onSuccess: useReload(adminKeys.everyRedirect),
  })

export const useDeleteRedirect = () =>
  useWrite(
    (api, id: string) => api.DELETE("/api/admin/settings/redirects/{id}", { params: { path: { id } } }),
    { onSuccess: useReload(adminKeys.everyRedirect) },
  )
