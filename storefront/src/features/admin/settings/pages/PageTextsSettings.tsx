import { INFORMATION_PAGES, LANGUAGES, perLanguage } from "@bon-perroquet/contract"
import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { useNavigate, useParams } from "react-router"
import { SelectField } from "../../../../components/Field"
import { Waiting } from "../../../../components/Waiting"
import { informationCatalogues } from "../../../../i18n/information-catalogues"
import { SettingPart } from "../SettingPart"
import { originalText } from "./original-text"
import { PageForm } from "./PageForm"

/** The default texts are part of the code, so they never change. */
const ORIGINALS = { queryKey: ["texts", "information"], queryFn: informationCatalogues, staleTime: Infinity }

export function PageTextsSettings() {
  const { t } = useTranslation("admin")
  const { page: asked } = useParams()
  const navigate = useNavigate()
  const { data: catalogues, error, refetch } = useQuery(ORIGINALS)
  const page = INFORMATION_PAGES.find((each) => each === asked) ?? INFORMATION_PAGES[0]
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
