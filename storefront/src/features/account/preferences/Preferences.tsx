import { type Preferences as Changes, type User, LANGUAGES, type Language } from "@bon-perroquet/contract"
import { useMe, useSavePreferences, usePersonalData } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { toast, useFailureToast } from "../../../components/toast"
import { keepUser } from "../use-auth"
import { AssistantAgreement } from "./AssistantAgreement"
import { DeleteAccount } from "./DeleteAccount"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { Button } from "../../../components/Button"
import { saveFile } from "../../../components/save-file"
import { useId } from "react"
import { formatDay } from "../../../components/date"
import { Toggle } from "../../../components/Toggle"
import { useLanguage } from "../../../i18n"
import { SelectField } from "../../../components/Field"

export function Preferences() {
  const { t } = useTranslation("account")
  const { data: me, isError, refetch } = useMe()
  return (
    <div className="flex flex-col gap-10">
      <Panel title={t("preferences.title")}>
        {me ? (
          <Choices me={me} />
        ) : (
          <Waiting what={t("profile.tabs.preferences")} failed={isError} onRetry={() => void refetch()} />
        )}
      </Panel>
      {me && !me.is_admin && <AssistantAgreement />}
      <PersonalData />
      {me && !me.is_admin && <DeleteAccount />}
    </div>
  )
}

function Choices({ me }: { me: User }) {
  const { t } = useTranslation("account")
  const { mutate, isPending } = useSavePreferences()
  const tellFailure = useFailureToast()
  const save = (changes: Changes) =>
    mutate(changes, {
      onSuccess: (user) => {
        keepUser(user)
        toast({ variant: "success", title: t("toast.preferences") })
      },
      onError: (error) => tellFailure(error, t("failure.preferences")),
    })
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-card px-5">
      <LanguagePreference me={me} onChoose={(language) => save({ language })} />
      <NewsletterPreference me={me} pending={isPending} onChange={save} />
      {!me.is_admin && <SegmentsPreference me={me} pending={isPending} onChange={save} />}
    </div>
  )
}

const FILE = "bon-perroquet.json"

function PersonalData() {
  const { t } = useTranslation("account")
  const { mutate, isPending } = usePersonalData()
  const tellFailure = useFailureToast()
  const download = () =>
    mutate(undefined, {
      onSuccess: (data) => saveFile(FILE, JSON.stringify(data, null, 2)),
      onError: (error) => tellFailure(error, t("failure.data")),
    })
  return (
    <Panel title={t("preferences.data.title")}>
      <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-card p-5">
        <p className="text-bark">{t("preferences.data.text")}</p>
        <Button variant="secondary" pending={isPending} onClick={download}>
          {t("preferences.data.download")}
        </Button>
      </div>
    </Panel>
  )
}

type PreferenceProps = { me: User; pending: boolean; onChange: (changes: Changes) => void }

/** Lets the person object to customer segments (GDPR, article 21). */
function SegmentsPreference({ me, pending, onChange }: PreferenceProps) {
  const { t } = useTranslation("account")
  return (
    <TogglePreference
      label={t("preferences.segments.label")}
      text={t(`preferences.segments.${me.segments_objected ? "off" : "on"}`)}
      isOn={!me.segments_objected}
      pending={pending}
      onChange={(isOn) => onChange({ segments_objected: !isOn })}
    />
  )
}

/** Subscribing sends an e-mail with a link that confirms the subscription (double opt-in). */
function NewsletterPreference({ me, pending, onChange }: PreferenceProps) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const { state, since } = me.newsletter
  const date = since ? formatDay(since, language) : ""
  // The text that the person sees beside the choice is the proof of the consent.
  const agreed = `${t("preferences.newsletter.label")}: ${t("preferences.newsletter.none")}`
  return (
    <TogglePreference
      label={t("preferences.newsletter.label")}
      text={t(`preferences.newsletter.${state}`, { date })}
      isOn={state !== "none"}
      pending={pending}
      onChange={(newsletter) => onChange({ newsletter, ...(newsletter && { newsletter_text: agreed }) })}
    />
  )
}

type TogglePreferenceProps = {
  label: string
  text: string
  isOn: boolean
  pending: boolean
  onChange: (isOn: boolean) => void
}

function TogglePreference({ label, text, isOn, pending, onChange }: TogglePreferenceProps) {
  const id = useId()
  return (
    <div aria-busy={pending} className="flex items-start justify-between gap-4 py-5">
      <div>
        <p id={id} className="font-semibold">
          {label}
        </p>
        <p id={`${id}-state`} className="text-bark">
          {text}
        </p>
      </div>
      <Toggle
        labelledBy={id}
        describedBy={`${id}-state`}
        checked={isOn}
        onChange={(next) => !pending && onChange(next)}
      />
    </div>
  )
}

function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

type LanguagePreferenceProps = { me: User; onChoose: (language: Language) => void }

function LanguagePreference({ me, onChoose }: LanguagePreferenceProps) {
  const { t } = useTranslation("account")
  const { language, changeLanguage } = useLanguage()
  const choose = (value: string) => {
    const chosen = LANGUAGES.find((one) => one === value)
    if (!chosen) return
    onChoose(chosen)
    void changeLanguage(chosen)
  }
  return (
    <div className="py-5">
      <SelectField
        label={t("preferences.language.label")}
        hint={t("preferences.language.hint")}
        value={me.language ?? language}
        onChange={(event) => choose(event.target.value)}
        className="max-w-sm"
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {ownName(one)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
