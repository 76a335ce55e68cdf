import { INFORMATION_PAGES, LANGUAGES, perLanguage, type InformationPage } from "@bon-perroquet/contract"
import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { useNavigate, useParams } from "react-router"
import { SelectField } from "../../../../components/Field"
import { Waiting } from "../../../../components/Waiting"
import { informationCatalogues } from "../../../../i18n/information-catalogues"
import { SettingPart } from "../SettingPart"
import { originalText } from "./original-text"
import type { KeptSetting, PageSettingName } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { LanguageTabs, useTextsOfLanguages } from "../LanguageTabs"
import { SettingForm, useSettingForm } from "../SettingForm"
import { shownTexts, writtenTexts } from "../written-texts"
import { pageFormSchema, type PageValues, PageLanguage } from "./PageLanguage"

/** Default texts, which are part of the code. */
const ORIGINALS = { queryKey: ["texts", "information"], queryFn: informationCatalogues, staleTime: Infinity }

export function PageTextsSettings() {
  const { t } = useTranslation("admin")
  const { page: requestedPage } = useParams()
  const navigate = useNavigate()
  const { data: catalogues, error, refetch } = useQuery(ORIGINALS)
  const page = INFORMATION_PAGES.find((each) => each === requestedPage) ?? INFORMATION_PAGES[0]
  return (
    <SettingPart
      key={page}
      name={`page_${page}`}
      title={t("settings.pages.title")}
      intro={t("settings.pages.intro")}
      choice={
        <SelectField
          label={t("settings.pages.page")}
          className="max-w-sm"
          value={page}
          onChange={({ target }) => void navigate(`/admin/settings/pages/${target.value}`)}
        >
          {INFORMATION_PAGES.map((each) => (
            <option key={each} value={each}>
              {t(`settings.pages.names.${each}`)}
            </option>
          ))}
        </SelectField>
      }
    >
      {(setting, onSaved) =>
        catalogues ? (
          <PageForm
            page={page}
            setting={setting}
            originals={perLanguage(LANGUAGES, (language) => originalText(catalogues[language], page))}
            onSaved={onSaved}
          />
        ) : (
          <Waiting what={t("settings.pages.title")} failed={error !== null} onRetry={() => void refetch()} />
        )
      }
    </SettingPart>
  )
}

type PageFormProps = {
  page: InformationPage
  setting: KeptSetting<PageSettingName>
  originals: PageValues
  onSaved: () => void
}

const FIELDS = ["title", "intro", "text"] as const

function PageForm({ page, setting, originals, onSaved }: PageFormProps) {
  const { t } = useTranslation("admin")
  const edited = useSettingForm<PageSettingName, PageValues>({
    name: `page_${page}`,
    setting,
    resolver: zodResolver(pageFormSchema),
    valuesOf: (value) => shownTexts(value, originals),
    valueOf: (values) => writtenTexts(values, originals, setting.value),
    onSaved,
  })
  const texts = useTextsOfLanguages((field) =>
    t(`settings.pages.fields.${FIELDS.find((each) => each === field) ?? "text"}`),
  )
  return (
    <SettingForm {...edited} texts={texts}>
      <LanguageTabs wrong={LANGUAGES.filter((language) => edited.form.formState.errors[language])}>
        {(language) => <PageLanguage language={language} original={originals[language]} />}
      </LanguageTabs>
    </SettingForm>
  )
}
