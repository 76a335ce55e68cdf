import { ShopApiError } from "@bon-perroquet/shop-react"
import { useMailedLink, useVerifyAddress } from "@bon-perroquet/shop-react/account"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Link, useSearchParams } from "react-router"
import { Button } from "../../../components/Button"
import { useFieldSentence } from "../../../components/use-field-sentence"
import { byRules } from "../account-forms"
import { AccountCard } from "../components/AccountCard"
import { LinkDone, LinkQuestion, MailedLinkScreen } from "../components/MailedLinkScreen"
import { PasswordField } from "../components/PasswordField"
import { useFailureToast } from "../../../components/toast"

/**
 * Verifies an e-mail address with the token of a link. Visitors who are not signed in to the account must also enter
 * its password.
 */
export function Component() {
  const [isConfirmed, setConfirmed] = useState(false)
  return isConfirmed ? <Verification /> : <LinkQuestion link="verify" onConfirm={() => setConfirmed(true)} />
}

function Verification() {
  const token = useSearchParams()[0].get("token") ?? ""
  const { error } = useMailedLink("verify", token)
  // Remembers that this token needs a password, so that the form stays mounted after another rejected request.
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const asksPassword = error instanceof ShopApiError && error.code === "password_required"
  if (asksPassword && askedFor !== token) setAskedFor(token)
  return asksPassword || askedFor === token ? (
    <WithPassword token={token} />
  ) : (
    <MailedLinkScreen link="verify" />
  )
}

function WithPassword({ token }: { token: string }) {
  const { t } = useTranslation("account")
  const sentence = useFieldSentence()
  const { mutate, isPending, isSuccess } = useVerifyAddress()
  const tellFailure = useFailureToast()
  const { register, handleSubmit, formState } = useForm({
    resolver: byRules((rules) => rules.password),
    defaultValues: { password: "" },
  })
  const submit = handleSubmit(({ password }) => {
    if (!isPending)
      mutate({ token, password }, { onError: (failure) => tellFailure(failure, t("link.verify.failed")) })
  })
  if (isSuccess) return <LinkDone link="verify" />
  return (
    <AccountCard title={t("link.verify.ask.title")}>
      <p className="mb-4">{t("link.verify.ask.text")}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <PasswordField
          label={t("password.label")}
          error={formState.errors.password && sentence("password")}
          autoComplete="current-password"
          required
          {...register("password")}
        />
        <Button type="submit" size="lg" pending={isPending}>
          {t("link.verify.ask.confirm")}
        </Button>
        <Link to="/auth/forgot" className="text-leaf underline">
          {t("link.verify.ask.unknown")}
        </Link>
      </form>
    </AccountCard>
  )
}
