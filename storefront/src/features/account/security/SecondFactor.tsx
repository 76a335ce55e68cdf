import type { SecondFactor as State, BothFactors } from "@bon-perroquet/contract"
import {
  useNewRecoveryCodes,
  useRemoveSecondFactor,
  useSecondFactor,
} from "@bon-perroquet/shop-react/account"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { Button } from "../../../components/Button"
import { useFieldSentence } from "../../../components/use-field-sentence"
import { toast, useFailureToast } from "../../../components/toast"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { RecoveryCodes } from "./RecoveryCodes"
import { SetUpSecondFactor } from "./SetUpSecondFactor"
import { useForm } from "react-hook-form"
import { byRules } from "../account-forms"
import { CodeField } from "../components/CodeField"
import { PasswordField } from "../components/PasswordField"
import { QuestionForm, type QuestionFormProps } from "../confirmation/QuestionForm"

export function SecondFactor() {
  const { t } = useTranslation("account")
  const { data, isError, refetch } = useSecondFactor()
  const [settingUp, setSettingUp] = useState(false)
  return (
    <Panel title={t("security.factor.title")}>
      {!data && <Waiting what={t("security.factor.title")} failed={isError} onRetry={() => void refetch()} />}
      {data && (
        <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-card p-5">
          {data.demanded && !data.enabled && (
            <p role="status" className="rounded-card bg-sky-wash p-4">
              {t("security.factor.demanded")}
            </p>
          )}
          {settingUp && <SetUpSecondFactor onDone={() => setSettingUp(false)} />}
          {!settingUp && data.enabled && <Active state={data} />}
          {!settingUp && !data.enabled && (
            <>
              <p className="text-bark">{t("security.factor.text")}</p>
              <Button onClick={() => setSettingUp(true)}>{t("security.factor.begin")}</Button>
            </>
          )}
        </div>
      )}
    </Panel>
  )
}

function Active({ state }: { state: State }) {
  const { t } = useTranslation("account")
  const [asking, setAsking] = useState<"remove" | "renew" | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
  const stop = () => setAsking(null)
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="success">{t("security.factor.on")}</Badge>
        <span className="text-bark">{t("security.factor.left", { count: state.recovery_codes_left })}</span>
      </p>
      {asking === "remove" && <Remove onDone={stop} />}
      {asking === "renew" && (
        <Renew
          onDone={stop}
          onCodes={(fresh) => {
            stop()
            setCodes(fresh)
          }}
        />
      )}
      {!asking && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setAsking("renew")}>
            {t("security.factor.renew")}
          </Button>
          <Button variant="secondary" onClick={() => setAsking("remove")}>
            {t("security.factor.remove")}
          </Button>
        </div>
      )}
    </>
  )
}

function Remove({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("account")
  const { mutateAsync, isPending } = useRemoveSecondFactor()
  const tellFailure = useFailureToast()
  return (
    <BothFactorsForm
      text={t("security.factor.removeText")}
      action={t("security.factor.remove")}
      danger
      pending={isPending}
      onCancel={onDone}
      onSubmit={(both) =>
        // `mutate` would not call its callbacks, because the form unmounts when the state reloads.
        void mutateAsync(both).then(
          () => {
            toast({ variant: "success", title: t("security.factor.switchedOff") })
            onDone()
          },
          (error: unknown) => tellFailure(error, t("security.factor.failed")),
        )
      }
    />
  )
}

function Renew({ onDone, onCodes }: { onDone: () => void; onCodes: (codes: string[]) => void }) {
  const { t } = useTranslation("account")
  const { mutate, isPending } = useNewRecoveryCodes()
  const tellFailure = useFailureToast()
  return (
    <BothFactorsForm
      text={t("security.factor.renewText")}
      action={t("security.factor.renew")}
      pending={isPending}
      onCancel={onDone}
      onSubmit={(both) =>
        mutate(both, {
          onSuccess: ({ recovery_codes }) => onCodes(recovery_codes),
          onError: (error) => tellFailure(error, t("security.factor.failed")),
        })
      }
    />
  )
}

type BothFactorsFormProps = QuestionFormProps & { onSubmit: (both: BothFactors) => void }

function BothFactorsForm({ onSubmit, ...question }: BothFactorsFormProps) {
  const { t } = useTranslation("account")
  const sentence = useFieldSentence()
  const { register, handleSubmit, formState } = useForm<BothFactors>({
    resolver: byRules((rules) => rules.passwordAndCode),
    defaultValues: { password: "", code: "" },
  })
  const { errors } = formState
  return (
    <QuestionForm {...question} onSubmit={handleSubmit(onSubmit)}>
      <PasswordField
        label={t("password.label")}
        error={errors.password && sentence("password")}
        autoComplete="current-password"
        required
        {...register("password")}
      />
      <CodeField error={errors.code && t("code.required")} {...register("code")} />
    </QuestionForm>
  )
}
