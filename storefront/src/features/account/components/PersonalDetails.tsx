import type { User } from "@bon-perroquet/contract"
import { useMe, useRequestVerification } from "@bon-perroquet/shop-react/account"
import { Pencil } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { draftedRecords } from "../../../components/draft"
import { formatDay } from "../../../components/date"
import { useCustomWords } from "../../../components/custom-fields/use-custom-words"
import { customFactsOf } from "../../../config/custom-facts"
import { Panel } from "../../../components/Panel"
import { PROFILE_FORM, ProfileForm } from "./ProfileForm"
import { Waiting } from "../../../components/Waiting"
import { toast, useFailureToast } from "../../../components/toast"

export function PersonalDetails() {
  const { t } = useTranslation("account")
  const [editing, setEditing] = useState(() => draftedRecords(PROFILE_FORM).length > 0)
  const { data: me, isError, refetch } = useMe()
  const edit = (
    <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
      <Pencil aria-hidden className="size-4" />
      {t("profile.edit")}
    </Button>
  )
  return (
    <Panel title={t("profile.details")} action={me && !editing && edit}>
      {!me && <Waiting what={t("profile.details")} failed={isError} onRetry={() => void refetch()} />}
      {me && !me.is_admin && !me.email_verified && <UnverifiedAddress />}
      {me && editing && <ProfileForm me={me} onDone={() => setEditing(false)} />}
      {me && !editing && <Details me={me} />}
    </Panel>
  )
}

function Details({ me }: { me: User }) {
  const { t } = useTranslation("account")
  const { t: checkout } = useTranslation("checkout")
  const words = useCustomWords()
  const { language } = words
  const rows = [
    [checkout("fields.first_name"), me.first_name],
    [checkout("fields.last_name"), me.last_name],
    [checkout("fields.email"), me.email],
    [checkout("fields.phone"), me.phone ?? t("profile.noPhone")],
    ...(me.business ? [[checkout("fields.company"), me.business.company]] : []),
    ...(me.business?.vat_number ? [[checkout("fields.vat_number"), me.business.vat_number]] : []),
    ...customFactsOf("customer", me.custom_fields, words).map(({ name, value }) => [name, value]),
    [t("profile.since"), formatDay(me.created_at, language)],
  ]
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-card px-5 py-2">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-6 py-3 sm:grid-cols-[12rem_1fr]">
          <dt className="text-sm text-bark sm:text-base">{label}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function UnverifiedAddress() {
  const { t } = useTranslation("account")
  const { mutate, isPending, isSuccess } = useRequestVerification()
  const tellFailure = useFailureToast()
  const send = () =>
    mutate(undefined, {
      onSuccess: () => toast({ variant: "success", title: t("toast.verification") }),
      onError: (error) => tellFailure(error, t("failure.mail")),
    })
  return (
    <div className="flex flex-col items-start gap-3 rounded-card bg-sky-wash p-5">
      <p>{t("profile.unverified.text")}</p>
      {!isSuccess && (
        <Button variant="secondary" size="sm" pending={isPending} onClick={send}>
          {t("profile.unverified.send")}
        </Button>
      )}
    </div>
  )
}
