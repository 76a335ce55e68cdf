import type { Setup } from "@bon-perroquet/contract/setup"
import { useRead } from "../../api-reads"
import { adminKeys } from "../keys"

/** @param isCached only returns an answer that another screen has loaded, because the checks call other servers */
export const useSetup = ({ isCached = false }: { isCached?: boolean } = {}) =>
  useRead<Setup>(adminKeys.setup, (api) => api.GET("/api/admin/setup"), {
    enabled: !isCached,
    refetchOnMount: "always",
  })
