import { ShopApiError } from "@bon-perroquet/shop-react"
import { useAcceptInvitation } from "@bon-perroquet/shop-react/account"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { Button, LinkButton } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { useFailureToast } from "../../../components/toast"
import { byRules, type InvitationValues } from "../account-forms"
import { AccountCard } from "../components/AccountCard"
import { CodeField } from "../components/CodeField"
import { LinkFailed } from "../components/LinkFailed"
import { NewPasswordFields } from "../components/NewPasswordFields"
import { NameFields } from "../components/PersonFields"
import { signOut } from "../use-auth"

const LINK_EXPIRED = ["link_expired"]
const CODE_NEEDED = ["mfa_required", "wrong_code"]

const isOneOf = (codes: string[], error: unknown) =>
  error instanceof ShopApiError && codes.includes(error.code ?? "")

export function Component() {
  const { t } = useTranslation("account")
  const token = useSearchParams()[0].get("token") ?? ""
  const { mutate, isPending, isSuccess, error } = useAcceptInvitation()
  const tellFailure = useFailureToast()
  const { register, handleSubmit, formState } = useForm<InvitationValues>({
    resolver: byRules((rules) => rules.invitation),
    defaultValues: { first_name: "", last_name: "", password: "", confirmation: "", code: "" },
  })
  const { errors } = formState
  const submit = handleSubmit(({ first_name, last_name, password, code }) => {
    if (isPending) return
    mutate(
      { token, first_name, last_name, password, ...(code && { code }) },
      { onSuccess: () => signOut(), onError: (failure) => tellFailure(failure, t("invitation.failed")) },
    )
  })

  if (isSuccess) {
    return (
      <Notice title={t("invitation.done.title")} text={t("invitation.done.text")}>
        <PageHead title={t("invitation.done.title")} indexed={false} />
        <LinkButton to="/auth">{t("auth.tabs.login")}</LinkButton>
      </Notice>
    )
  }
  if (!token || isOneOf(LINK_EXPIRED, error)) return <LinkFailed error={error} />
  return (
    <AccountCard title={t("invitation.title")}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p className="text-bark">{t("invitation.intro")}</p>
        <NameFields register={register} errors={errors} />
        <NewPasswordFields label={t("password.label")} register={register} errors={errors} />
        {isOneOf(CODE_NEEDED, error) && (
          <CodeField error={errors.code && t("code.required")} {...register("code")} />
        )}
        <Button type="submit" size="lg" pending={isPending}>
          {t("invitation.accept")}
        </Button>
      </form>
    </AccountCard>
  )
}
