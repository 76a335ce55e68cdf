import { useRequestVerification } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { toast, useFailureToast } from "../../../components/toast"

export function UnverifiedAddress() {
  const { t } = useTranslation("account")
  const { mutate, isPending, isSuccess } = useRequestVerification()
  const tellFailure = useFailureToast()
  const send = () =>
    mutate(undefined, {
      onSuccess: () => toast({ variant: "success", title: t("toast.verification") }),
      onError: (error) => tellFailure(error, t("failure.mail")),
    })
  return (
    <div className="flex flex-col items-start gap-3 rounded-card bg-sky-wash p-5">
      <p>{t("profile.unverified.text")}</p>
      {!isSuccess && (
        <Button variant="secondary" size="sm" pending={isPending} onClick={send}>
          {t("profile.unverified.send")}
        </Button>
      )}
    </div>
  )
}
