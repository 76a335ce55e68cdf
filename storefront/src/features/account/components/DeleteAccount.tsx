import { useDeleteAccount } from "@bon-perroquet/shop-react/account"
import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { Button } from "../../../components/Button"
import { toast } from "../../../components/toast"
import { passwordFormSchema } from "../account-forms"
import { signOut } from "../use-auth"
import { useFailureToast } from "../use-failure-toast"
import { Panel } from "./Panel"
import { PasswordField } from "./PasswordField"

/** The end of the account: asked for twice, and for whoever knows the password. */
export function DeleteAccount() {
  const { t } = useTranslation("account")
  const [asking, setAsking] = useState(false)
  return (
    <Panel title={t("preferences.deletion.title")}>
      <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-card p-5">
        <p className="text-bark">{t("preferences.deletion.text")}</p>
        {asking ? (
          <DeletionForm onCancel={() => setAsking(false)} />
        ) : (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t("preferences.deletion.begin")}
          </Button>
        )}
      </div>
    </Panel>
  )
}

function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation("account")
  const navigate = useNavigate()
  const { mutate, isPending } = useDeleteAccount()
  const tellFailure = useFailureToast()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(passwordFormSchema),
    defaultValues: { password: "" },
  })

  const submit = handleSubmit(({ password }) => {
    if (isPending) return
    mutate(password, {
      onSuccess: () => {
        void navigate("/")
        signOut()
        toast({ title: t("toast.deleted") })
      },
      onError: (error) => tellFailure(error, t("failure.deletion")),
    })
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex w-full max-w-sm flex-col gap-4">
      <p className="font-semibold">{t("preferences.deletion.question")}</p>
      <PasswordField
        label={t("password.label")}
        error={formState.errors.password && t("password.required")}
        autoComplete="current-password"
        required
        {...register("password")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" pending={isPending}>
          {t("preferences.deletion.confirm")}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t("profile.cancel")}
        </Button>
      </div>
    </form>
  )
}
