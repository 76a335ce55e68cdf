import type { AssistantAgreement as Agreement } from "@bon-perroquet/contract"
import {
  useAgreeToAssistant,
  useAssistantAgreement,
  useEndAssistantAgreement,
} from "@bon-perroquet/shop-react/account"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { formatDay } from "../../../components/date"
import { Field } from "../../../components/Field"
import { Panel } from "../../../components/Panel"
import { useFailureToast } from "../../../components/toast"
import { useOffers } from "../../../config/services"
import { useLanguage } from "../../../i18n"

/** Lets a business agree that an assistant places its orders. Other accounts do not see it. */
export function AssistantAgreement() {
  const { t } = useTranslation("account")
  const { data } = useAssistantAgreement(useOffers("agents"))
  const [key, setKey] = useState<string>()
  if (!data?.wording) return null
  return (
    <Panel title={t("assistant.title")}>
      <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-card p-5">
        <p className="max-w-prose text-bark">{t("assistant.intro")}</p>
        <blockquote className="max-w-prose border-l-4 border-edge pl-4">{data.wording}</blockquote>
        {data.agreed ? (
          <InForce agreed={data.agreed} keyOfAssistant={key} onEnd={() => setKey(undefined)} />
        ) : (
          <SignForm wording={data.wording} onSigned={setKey} />
        )}
      </div>
    </Panel>
  )
}

function SignForm({ wording, onSigned }: { wording: string; onSigned: (key: string) => void }) {
  const { t } = useTranslation("account")
  const { mutate, isPending } = useAgreeToAssistant()
  const tellFailure = useFailureToast()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const signed_by = new FormData(event.currentTarget).get("signed_by")
    if (typeof signed_by !== "string") return
    mutate(
      { signed_by, wording },
      {
        onSuccess: ({ key }) => onSigned(key),
        onError: (error) => tellFailure(error, t("assistant.failure")),
      },
    )
  }
  return (
    <form onSubmit={submit} className="flex w-full max-w-sm flex-col items-start gap-4">
      <Field
        label={t("assistant.name")}
        name="signed_by"
        autoComplete="name"
        minLength={2}
        maxLength={120}
        required
      />
      <Button type="submit" pending={isPending}>
        {t("assistant.agree")}
      </Button>
    </form>
  )
}

type InForceProps = {
  agreed: NonNullable<Agreement["agreed"]>
  /** Known only after the signature. */
  keyOfAssistant: string | undefined
  onEnd: () => void
}

function InForce({ agreed: { signed_by, at }, keyOfAssistant, onEnd }: InForceProps) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const { mutate, isPending } = useEndAssistantAgreement()
  const tellFailure = useFailureToast()
  const end = () =>
    mutate(undefined, { onSuccess: onEnd, onError: (error) => tellFailure(error, t("assistant.failure")) })
  return (
    <>
      <p className="font-semibold">
        {t("assistant.agreed", { name: signed_by, date: formatDay(at, language) })}
      </p>
      {keyOfAssistant && (
        <div role="status" className="flex w-full flex-col gap-2">
          <p>{t("assistant.key")}</p>
          <code className="w-full rounded-control bg-sunken p-4 text-sm wrap-anywhere">{keyOfAssistant}</code>
        </div>
      )}
      <Button variant="secondary" pending={isPending} onClick={end}>
        {t("assistant.end")}
      </Button>
    </>
  )
}
