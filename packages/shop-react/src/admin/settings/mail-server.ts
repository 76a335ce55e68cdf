import type { MailServer } from "@bon-perroquet/contract/mail-server"
import { useRead } from "../../api-reads"
import { useReload, useWrite } from "../../api-writes"
import { ifMatch } from "../../client/if-match"
import { adminKeys } from "../keys"

export const useMailServer = () =>
  useRead(adminKeys.setting("mail_server"), (api) => api.GET("/api/admin/settings/mail-server"))

export const useSaveMailServer = (version: string) =>
  useWrite(
    (api, body: MailServer) =>
      api.PUT("/api/admin/settings/mail-server", { params: { header: ifMatch(version) }, body }),
    { onSettled: useReload(adminKeys.all) },
  )
