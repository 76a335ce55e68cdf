import { useLogin } from "@bon-perroquet/shop-react/account"
import { zodResolver } from "@hookform/resolvers/zod"
import { useEffect } from "react"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { codeFormSchema, type LoginValues } from "../account-forms"
import { useAfterSignIn } from "../use-after-sign-in"
import { useFailureToast } from "../../../components/toast"
import { CodeField } from "./CodeField"

/** Second step of the sign-in with a second factor. */
export function CodeForm({ login, onBack }: { login: LoginValues; onBack: () => void }) {
  const { t } = useTranslation("account")
  const { mutate, isPending } = useLogin()
  const leadOn = useAfterSignIn()
  const tellFailure = useFailureToast()
  const { register, handleSubmit, formState, reset, setFocus } = useForm({
    resolver: zodResolver(codeFormSchema),
    defaultValues: { code: "" },
  })
  // The previously focused form was removed.
  useEffect(() => setFocus("code"), [setFocus])
  const submit = handleSubmit(({ code }) => {
    if (isPending) return
    mutate(
      { ...login, code },
      {
        onSuccess: leadOn,
        onError: (error) => {
          reset()
          tellFailure(error, t("failure.code"), t("failure.login.text"))
        },
      },
    )
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p>{t("code.ask")}</p>
      <CodeField error={formState.errors.code && t("code.required")} {...register("code")} />
      <Button type="submit" size="lg" pending={isPending}>
        {t("auth.tabs.login")}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t("code.back")}
      </Button>
    </form>
  )
}
