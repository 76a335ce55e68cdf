import { paymentKeySchema, type PaymentAccountSetting } from "@bon-perroquet/contract/payment-account"
import { usePaymentAccount, useSavePaymentKey } from "@bon-perroquet/shop-react/admin"
import { detailOf } from "@bon-perroquet/shop-react"
import { ExternalLink } from "lucide-react"
import type { ReactNode } from "react"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../../components/Badge"
import { Button } from "../../../../components/Button"
import { Field } from "../../../../components/Field"
import { useResultToast } from "../../use-result-toast"
import { OverridablePanel } from "../OverridablePanel"

const STRIPE_KEYS = "https://dashboard.stripe.com/apikeys"

/** The Stripe account that receives payments. Its key is never shown. */
export function PaymentSettings() {
  const { t } = useTranslation("admin")
  return (
    <OverridablePanel
      title={t("settings.payments.title")}
      intro={t("settings.payments.intro")}
      query={usePaymentAccount()}
      current={(setting) => <CurrentAccount setting={setting} />}
      form={(setting) => <KeyForm key={setting.version} setting={setting} />}
    />
  )
}

function CurrentAccount({ setting }: { setting: PaymentAccountSetting }) {
  const { t } = useTranslation("admin")
  const { account, is_emulated, is_public, is_readable, overridden_by } = setting
  if (overridden_by) return null
  if (!account)
    return <p role="note">{t(is_emulated ? "settings.payments.emulator" : "settings.payments.none")}</p>
  const mode = account.is_live ? "live" : "test"
  const events = account.has_webhook ? "reported" : is_public ? "unreported" : "polled"
  return (
    <>
      {!is_readable && (
        <p role="alert" className="font-semibold text-macaw">
          {t("settings.payments.unreadable")}
        </p>
      )}
      <dl className="grid gap-x-8 gap-y-4 rounded-card border border-line bg-card p-4 sm:grid-cols-2 sm:p-6">
        <Fact term={t("settings.payments.account")}>
          <span className="flex flex-wrap items-center gap-2">
            <span className="font-semibold wrap-anywhere">{account.name}</span>
            <Badge tone={account.is_live ? "success" : "warning"}>
              {t(`settings.payments.modes.${mode}`)}
            </Badge>
          </span>
          <span className="text-sm wrap-anywhere text-bark">{account.id}</span>
        </Fact>
        <Fact term={t("settings.payments.key")}>
          <span>{`•••• ${account.last4}`}</span>
        </Fact>
        <Fact term={t("settings.payments.events")} className="sm:col-span-2">
          <span>{t(`settings.payments.eventStates.${events}`)}</span>
        </Fact>
      </dl>
    </>
  )
}

function Fact({ term, className = "", children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-sm text-bark">{term}</dt>
      <dd className="flex flex-col">{children}</dd>
    </div>
  )
}

function KeyForm({ setting: { account, version } }: { setting: PaymentAccountSetting }) {
  const { t } = useTranslation("admin")
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useSavePaymentKey(version)
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { key: "" } })
  const save = handleSubmit(async (values) => {
    if (isPending) return
    const { success, data } = paymentKeySchema.safeParse(values)
    if (!success) {
      setError("key", { message: t("settings.features.wrong") }, { shouldFocus: true })
      return
    }
    await withToast(mutateAsync(data), t("settings.saved"), t("settings.failed")).catch((error: unknown) => {
      const message = detailOf(error)
      if (message) setError("key", { message }, { shouldFocus: true })
    })
  })
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      <Field
        label={t(account ? "settings.payments.newKey" : "settings.payments.secretKey")}
        hint={t(account?.is_live ? "settings.payments.sameAccount" : "settings.payments.hint")}
        error={formState.errors.key?.message}
        autoComplete="off"
        spellCheck={false}
        {...register("key")}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" pending={isPending}>
          {t("settings.payments.save")}
        </Button>
        <a
          href={STRIPE_KEYS}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline underline-offset-2"
        >
          {t("settings.payments.find")}
          <ExternalLink aria-hidden className="size-4 shrink-0" />
        </a>
      </div>
    </form>
  )
}
