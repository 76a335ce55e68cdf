import { useForgotPassword } from "@bon-perroquet/shop-react/account"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../../../components/Button"
import { Field } from "../../../components/Field"
import { useFieldSentence } from "../../../components/use-field-sentence"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { byRules } from "../account-forms"
import { AccountCard } from "../components/AccountCard"
import { useFailureToast } from "../../../components/toast"

/** Requests a link to reset the password. The response does not reveal whether the account exists. */
export function Component() {
  const { t } = useTranslation("account")
  const { t: checkout } = useTranslation("checkout")
  const sentence = useFieldSentence()
  const { mutate, isPending, isSuccess, variables } = useForgotPassword()
  const tellFailure = useFailureToast()
  const { register, handleSubmit, formState } = useForm({
    resolver: byRules((rules) => rules.forgottenPassword),
    defaultValues: { email: "" },
  })
  const submit = handleSubmit(({ email }) => {
    if (!isPending) mutate(email, { onError: (error) => tellFailure(error, t("failure.mail")) })
  })

  if (isSuccess) {
    return (
      <Notice title={t("forgot.sent.title")} text={t("forgot.sent.text", { email: variables })}>
        <PageHead title={t("forgot.sent.title")} indexed={false} />
        <LinkButton to="/auth" variant="secondary">
          {t("forgot.back")}
        </LinkButton>
      </Notice>
    )
  }
  return (
    <AccountCard title={t("forgot.title")} text={t("forgot.text")}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field
          label={checkout("fields.email")}
          error={formState.errors.email && sentence("email")}
          type="email"
          autoComplete="username"
          required
          {...register("email")}
        />
        <Button type="submit" size="lg" pending={isPending}>
          {t("forgot.send")}
        </Button>
        <LinkButton to="/auth" variant="quiet">
          {t("forgot.back")}
        </LinkButton>
      </form>
    </AccountCard>
  )
}
