import type { Language, MailName, MailText } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query"
import { useShop } from "../../provider"
import { retryRead } from "../../retry"
import { adminKeys } from "../keys"

/** A mail as somebody is writing it. */
export type MailDraft = MailText & { language: Language }

/** The mails that can be written anew: those that the shop sends. */
export function useMails() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.mails,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/settings/mails", { signal })),
    staleTime: Infinity,
    retry: retryRead,
  })
}

/** What a mail says by itself: that comes with the shop's code. */
export function useMailOriginal(mail: MailName) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.mailOriginal(mail),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/settings/mails/{mail}/original", { params: { path: { mail } }, signal })),
    staleTime: Infinity,
    retry: retryRead,
  })
}

/** How a mail would look; asked for once somebody wants to see it. */
export function useMailPreview(mail: MailName, draft: MailDraft, { enabled }: { enabled: boolean }) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.mailPreview(mail, draft),
    queryFn: ({ signal }) =>
      answerOf(
        api.POST("/api/admin/settings/mails/{mail}/preview", {
          params: { path: { mail } },
          body: draft,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    retry: retryRead,
    enabled,
  })
}

/** Sends whoever asks the mail as it is being written. */
export function useSendTestMail(mail: MailName) {
  const { api } = useShop()
  return useMutation({
    mutationFn: (draft: MailDraft) =>
      answerOf(
        api.POST("/api/admin/settings/mails/{mail}/test", { params: { path: { mail } }, body: draft }),
      ),
  })
}
