import { LANGUAGES, MAIL_NAMES, perLanguage, type MailName } from "@bon-perroquet/contract"
import {
  useMailOriginal,
  useMails,
  type KeptSetting,
  type MailSettingName,
} from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { useNavigate, useParams } from "react-router"
import { SelectField } from "../../../../components/Field"
import { Waiting } from "../../../../components/Waiting"
import { SettingPart } from "../SettingPart"
import { type MailValues, mailFormSchema, MailLanguage } from "./MailLanguage"
import { zodResolver } from "@hookform/resolvers/zod"
import { LanguageTabs, useTextsOfLanguages } from "../LanguageTabs"
import { SettingForm, useSettingForm } from "../SettingForm"
import { shownTexts, writtenTexts } from "../written-texts"

/** Adds empty texts for disabled languages, which the response omits. */
const everyLanguage = (values: Partial<MailValues>): MailValues =>
  perLanguage(LANGUAGES, (language) => values[language] ?? { subject: "", intro: "" })

export function MailTextsSettings() {
  const { t } = useTranslation("admin")
  const { mail: requestedMail } = useParams()
  const navigate = useNavigate()
  const { data: sent = [] } = useMails()
  const mail = MAIL_NAMES.find((each) => each === requestedMail) ?? MAIL_NAMES[0]
  const offered = MAIL_NAMES.filter((each) => each === mail || sent.includes(each))
  const { data: originals, error, refetch } = useMailOriginal(mail)
  return (
    <SettingPart
      key={mail}
      name={`mail_${mail}`}
      title={t("settings.mails.title")}
      intro={t("settings.mails.intro")}
      choice={
        <SelectField
          label={t("settings.mails.mail")}
          className="max-w-md"
          value={mail}
          onChange={({ target }) => void navigate(`/admin/settings/mails/${target.value}`)}
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {t(`settings.mails.names.${each}`)}
            </option>
          ))}
        </SelectField>
      }
    >
      {(setting, onSaved) =>
        originals ? (
          <MailForm mail={mail} setting={setting} originals={everyLanguage(originals)} onSaved={onSaved} />
        ) : (
          <Waiting what={t("settings.mails.title")} failed={error !== null} onRetry={() => void refetch()} />
        )
      }
    </SettingPart>
  )
}

type MailFormProps = {
  mail: MailName
  setting: KeptSetting<MailSettingName>
  originals: MailValues
  onSaved: () => void
}

function MailForm({ mail, setting, originals, onSaved }: MailFormProps) {
  const { t } = useTranslation("admin")
  const edited = useSettingForm<MailSettingName, MailValues>({
    name: `mail_${mail}`,
    setting,
    resolver: zodResolver(mailFormSchema(mail)),
    valuesOf: (value) => shownTexts(value, originals),
    valueOf: (values) => writtenTexts(values, originals, setting.value),
    onSaved,
  })
  const texts = useTextsOfLanguages((field) =>
    t(`settings.mails.fields.${field === "subject" ? "subject" : "intro"}`),
  )
  return (
    <SettingForm {...edited} texts={texts}>
      <LanguageTabs wrong={LANGUAGES.filter((language) => edited.form.formState.errors[language])}>
        {(language) => <MailLanguage mail={mail} language={language} original={originals[language]} />}
      </LanguageTabs>
    </SettingForm>
  )
}
