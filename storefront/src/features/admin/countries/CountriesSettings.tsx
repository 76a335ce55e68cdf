import { useCountrySettings } from "@bon-perroquet/shop-react/admin"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { HeadingsFrom } from "../../../components/Heading"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { SettingsScreen } from "../settings/SettingsScreen"
import { useLoadFailure } from "../use-load-failure"
import { CountryCard } from "./CountryCard"
import { OpenCountry } from "./OpenCountry"

export function CountriesSettings() {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useCountrySettings()
  const [isOpening, setOpening] = useState(false)
  useLoadFailure(error)
  const title = t("settings.countries.title")
  const canOpen = data !== undefined && data.available.length > 0 && !isOpening
  return (
    <SettingsScreen>
      <HeadingsFrom level={2}>
        <Panel
          title={title}
          action={
            canOpen && (
              <Button size="sm" onClick={() => setOpening(true)}>
                <Plus aria-hidden className="size-4" />
                {t("settings.countries.open")}
              </Button>
            )
          }
        >
          <p className="text-bark">{t("settings.countries.intro")}</p>
          {!data && <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />}
          {data && isOpening && (
            <OpenCountry
              available={data.available}
              carriers={data.carriers}
              source={data.rates_from}
              onEnd={() => setOpening(false)}
            />
          )}
          {data?.countries.map((country) => (
            <CountryCard key={country.code} country={country} carriers={data.carriers} />
          ))}
          {data && (
            <p className="text-sm text-bark">
              {t(`settings.countries.vat.${data.vat_scheme}`)} {t("settings.countries.vat.plan")}
            </p>
          )}
        </Panel>
      </HeadingsFrom>
    </SettingsScreen>
  )
}
