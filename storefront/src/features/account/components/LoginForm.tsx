import { ShopApiError } from "@bon-perroquet/shop-react"
import { useLogin } from "@bon-perroquet/shop-react/account"
import { useState, useEffect } from "react"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Link, useNavigate } from "react-router"
import { Button } from "../../../components/Button"
import { Field } from "../../../components/Field"
import { useFieldSentence } from "../../../components/use-field-sentence"
import { RichText } from "../../../components/RichText"
import { byRules, type LoginValues } from "../account-forms"
import { useFailureToast, toast } from "../../../components/toast"
import { PasswordField } from "./PasswordField"
import { CodeField } from "./CodeField"
import type { SignedIn } from "@bon-perroquet/contract"
import { useNextAddress } from "../next-address"
import { keepSignedIn } from "../use-auth"

const asksForCode = (error: unknown) => error instanceof ShopApiError && error.code === "mfa_required"

export function LoginForm() {
  const { t } = useTranslation("account")
  const { t: checkout } = useTranslation("checkout")
  const sentence = useFieldSentence()
  const { mutate, isPending } = useLogin()
  const leadOn = useAfterSignIn()
  const tellFailure = useFailureToast()
  const { register, handleSubmit, formState } = useForm<LoginValues>({
    resolver: byRules((rules) => rules.login),
    defaultValues: { email: "", password: "" },
  })
  const { errors } = formState
  const [login, setLogin] = useState<LoginValues | null>(null)

  const submit = handleSubmit((values) => {
    if (isPending) return
    mutate(values, {
      onSuccess: leadOn,
      onError: (error) =>
        asksForCode(error)
          ? setLogin(values)
          : tellFailure(error, t("failure.login.title"), t("failure.login.text")),
    })
  })
  if (login) return <CodeForm login={login} onBack={() => setLogin(null)} />

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field
        label={checkout("fields.email")}
        error={errors.email && sentence("email")}
        type="email"
        autoComplete="username"
        required
        {...register("email")}
      />
      <PasswordField
        label={t("password.label")}
        error={errors.password && sentence("password")}
        autoComplete="current-password"
        required
        {...register("password")}
      />
      <Link
        to="/auth/forgot"
        className="inline-flex min-h-11 items-center self-start font-semibold text-leaf underline underline-offset-2"
      >
        {t("auth.forgotLink")}
      </Link>
      <Button type="submit" size="lg" pending={isPending}>
        {t("auth.tabs.login")}
      </Button>
      <p className="text-center text-sm text-bark">
        <RichText text={t("auth.legal")} />
      </p>
    </form>
  )
}

function CodeForm({ login, onBack }: { login: LoginValues; onBack: () => void }) {
  const { t } = useTranslation("account")
  const { mutate, isPending } = useLogin()
  const leadOn = useAfterSignIn()
  const tellFailure = useFailureToast()
  const { register, handleSubmit, formState, reset, setFocus } = useForm({
    resolver: byRules((rules) => rules.code),
    defaultValues: { code: "" },
  })
  // Focuses the field for the code, because the form with the focus was removed.
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

/**
 * Returns a function that redirects after the sign-in: to the requested page, otherwise to the shop or the dashboard.
 */
function useAfterSignIn() {
  const { t } = useTranslation("account")
  const navigate = useNavigate()
  const { asked: login, cameFrom } = useNextAddress()
  return (answer: SignedIn) => {
    const { first_name: name, is_admin } = answer.user
    keepSignedIn(answer)
    void navigate(login ?? (is_admin ? "/admin" : (cameFrom ?? "/")), { replace: true })
    toast({ variant: "success", title: t("toast.login.title"), description: t("toast.login.text", { name }) })
  }
}
