import { ShopApiError } from "@bon-perroquet/shop-react"
import { useResetPassword } from "@bon-perroquet/shop-react/account"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { Button, LinkButton } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { byRules, type NewPasswordValues } from "../account-forms"
import { AccountCard } from "../components/AccountCard"
import { LinkFailed } from "../components/LinkFailed"
import { NewPasswordFields } from "../components/NewPasswordFields"
import { signOut } from "../use-auth"
import { useFailureToast } from "../../../components/toast"

export function Component() {
  const { t } = useTranslation("account")
  const token = useSearchParams()[0].get("token") ?? ""
  const { mutate, isPending, isSuccess, error } = useResetPassword()
  const tellFailure = useFailureToast()
  const { register, handleSubmit, formState } = useForm<NewPasswordValues>({
    resolver: byRules((rules) => rules.newPassword),
    defaultValues: { password: "", confirmation: "" },
  })
  const submit = handleSubmit(({ password }) => {
    if (isPending) return
    mutate(
      { token, password },
      // Signs out, because a new password revokes earlier tokens.
      { onSuccess: () => signOut(), onError: (failure) => tellFailure(failure, t("reset.failed")) },
    )
  })

  if (isSuccess) {
    return (
      <Notice title={t("reset.done.title")} text={t("reset.done.text")}>
        <PageHead title={t("reset.done.title")} indexed={false} />
        <LinkButton to="/auth">{t("auth.tabs.login")}</LinkButton>
      </Notice>
    )
  }
  if (!token || (error instanceof ShopApiError && error.code === "link_expired")) {
    return (
      <LinkFailed error={error}>
        <LinkButton to="/auth/forgot">{t("reset.again")}</LinkButton>
      </LinkFailed>
    )
  }
  return (
    <AccountCard title={t("reset.title")}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <NewPasswordFields label={t("password.new")} register={register} errors={formState.errors} />
        <Button type="submit" size="lg" pending={isPending}>
          {t("reset.save")}
        </Button>
      </form>
    </AccountCard>
  )
}
