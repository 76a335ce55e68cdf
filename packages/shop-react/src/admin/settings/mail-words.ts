import type { Language, MailName, MailText } from "@bon-perroquet/contract"
import { keepPreviousData } from "@tanstack/react-query"
import { useRead } from "../../api-reads"
import { useWrite } from "../../api-writes"
import { adminKeys } from "../keys"

export type MailDraft = MailText & { language: Language }

export const useMails = () =>
  useRead(adminKeys.mails, (api) => api.GET("/api/admin/settings/mails"), { staleTime: Infinity })

export const useMailOriginal = (mail: MailName) =>
  useRead(
    adminKeys.mailOriginal(mail),
    (api) => api.GET("/api/admin/settings/mails/{mail}/original", { params: { path: { mail } } }),
    { staleTime: Infinity },
  )

export const useMailPreview = (mail: MailName, draft: MailDraft, { enabled }: { enabled: boolean }) =>
  useRead(
    adminKeys.mailPreview(mail, draft),
    (api) =>
      api.POST("/api/admin/settings/mails/{mail}/preview", { params: { path: { mail } }, body: draft }),
    { placeholderData: keepPreviousData, enabled },
  )

export const useSendTestMail = (mail: MailName) =>
  useWrite((api, draft: MailDraft) =>
    api.POST("/api/admin/settings/mails/{mail}/test", { params: { path: { mail } }, body: draft }),
  )
