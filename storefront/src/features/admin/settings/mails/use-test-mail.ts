import type { Language, MailName, MailText } from "@bon-perroquet/contract"
import { detailOf } from "@bon-perroquet/shop-react"
import { useSendTestMail } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { toast } from "../../../../components/toast"

/** Sends the current draft to the administrator and shows the recipient's address. */
export function useTestMail(mail: MailName) {
  const { t } = useTranslation("admin")
  const { mutate, isPending } = useSendTestMail(mail)
  const send = (draft: MailText & { language: Language }) =>
    mutate(draft, {
      onSuccess: ({ to }) => toast({ variant: "success", title: t("settings.mails.tested", { to }) }),
      onError: (error) =>
        toast({
          variant: "destructive",
          title: t("settings.mails.testFailed"),
          description: detailOf(error) ?? undefined,
        }),
    })
  return { send, isPending }
}
