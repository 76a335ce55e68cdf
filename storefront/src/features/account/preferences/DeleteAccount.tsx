import { useStoreCredit } from "@bon-perroquet/shop-react"
import { useDeleteAccount } from "@bon-perroquet/shop-react/account"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { Button } from "../../../components/Button"
import { formatCents } from "../../../components/price"
import { toast, useFailureToast } from "../../../components/toast"
import { signOut } from "../use-auth"
import { Panel } from "../../../components/Panel"
import { useLanguage } from "../../../i18n"
import { PasswordForm } from "../confirmation/PasswordForm"

export function DeleteAccount() {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const { data: credit } = useStoreCredit()
  const [asking, setAsking] = useState(false)
  return (
    <Panel title={t("preferences.deletion.title")}>
      <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-card p-5">
        <p className="text-bark">{t("preferences.deletion.text")}</p>
        {credit && credit.balance_cents > 0 && (
          <p className="font-semibold">
            {t("preferences.deletion.credit", { amount: formatCents(credit.balance_cents, language) })}
          </p>
        )}
        {asking ? (
          <DeletionForm given_up_cents={credit?.balance_cents ?? 0} onCancel={() => setAsking(false)} />
        ) : (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t("preferences.deletion.begin")}
          </Button>
        )}
      </div>
    </Panel>
  )
}

/** @param given_up_cents the store credit that is displayed */
function DeletionForm({ given_up_cents, onCancel }: { given_up_cents: number; onCancel: () => void }) {
  const { t } = useTranslation("account")
  const navigate = useNavigate()
  const { mutate, isPending } = useDeleteAccount()
  const tellFailure = useFailureToast()
  const remove = (password: string) =>
    mutate(
      { password, given_up_cents },
      {
        onSuccess: () => {
          void navigate("/")
          signOut()
          toast({ title: t("toast.deleted") })
        },
        onError: (error) => tellFailure(error, t("failure.deletion")),
      },
    )
  return (
    <PasswordForm
      text={t("preferences.deletion.question")}
      action={t("preferences.deletion.confirm")}
      danger
      pending={isPending}
      onCancel={onCancel}
      onSubmit={remove}
    />
  )
}
