import { LANGUAGES, MAIL_NAMES, perLanguage } from "@bon-perroquet/contract"
import { useMailOriginal, useMails } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { useNavigate, useParams } from "react-router"
import { SelectField } from "../../../../components/Field"
import { Waiting } from "../../../../components/Waiting"
import { SettingPart } from "../SettingPart"
import type { MailValues } from "./mail-form"
import { MailForm } from "./MailForm"

/** Completes the languages that the response omits because they are disabled. */
const everyLanguage = (told: Partial<MailValues>): MailValues =>
  perLanguage(LANGUAGES, (language) => told[language] ?? { subject: "", intro: "" })

/** Edits the introduction of each e-mail in every language. */
export function MailTextsSettings() {
  const { t } = useTranslation("admin")
  const { mail: asked } = useParams()
  const navigate = useNavigate()
  const { data: sent = [] } = useMails()
  const mail = MAIL_NAMES.find((each) => each === asked) ?? MAIL_NAMES[0]
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
