import { useChangePassword, useReloadSecurity, useSecondFactor } from "@bon-perroquet/shop-react/account"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { useFieldSentence } from "../../../components/use-field-sentence"
import { toast, useFailureToast } from "../../../components/toast"
import { byRules, type ChangePasswordValues } from "../account-forms"
import { CodeField } from "../components/CodeField"
import { NewPasswordFields } from "../components/NewPasswordFields"
import { Panel } from "../../../components/Panel"
import { PasswordField } from "../components/PasswordField"
import { keepSignedIn } from "../use-auth"

export function ChangePassword() {
  const { t } = useTranslation("account")
  const [changing, setChanging] = useState(false)
  return (
    <Panel title={t("security.password.title")}>
      <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-card p-5">
        {changing ? (
          <ChangeForm onDone={() => setChanging(false)} />
        ) : (
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {t("security.password.change")}
          </Button>
        )}
      </div>
    </Panel>
  )
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("account")
  const sentence = useFieldSentence()
  const { data: factor } = useSecondFactor()
  const { mutate, isPending } = useChangePassword()
  const reload = useReloadSecurity()
  const tellFailure = useFailureToast()
  const { register, handleSubmit, formState } = useForm<ChangePasswordValues>({
    resolver: byRules((rules) => rules.changedPassword),
    defaultValues: { current: "", password: "", confirmation: "", code: "" },
  })
  const { errors } = formState
  const submit = handleSubmit(({ current, password, code }) => {
    if (isPending) return
    mutate(
      { password: current, new_password: password, ...(code && { code }) },
      {
        onSuccess: (answer) => {
          keepSignedIn(answer)
          reload()
          toast({ variant: "success", title: t("security.password.done") })
          onDone()
        },
        onError: (error) => tellFailure(error, t("security.password.failed")),
      },
    )
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex w-full max-w-sm flex-col gap-4">
      <PasswordField
        label={t("security.password.current")}
        error={errors.current && sentence("password")}
        autoComplete="current-password"
        required
        {...register("current")}
      />
      <NewPasswordFields label={t("password.new")} register={register} errors={errors} />
      {factor?.enabled && <CodeField error={errors.code && t("code.required")} {...register("code")} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {t("security.password.change")}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t("profile.cancel")}
        </Button>
      </div>
    </form>
  )
}
