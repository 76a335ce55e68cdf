import { Answered, Section, useAnswer } from "@bon-perroquet/admin-kit"
import { defineRouteConfig } from "@medusajs/admin-sdk"
import { GlobeEurope } from "@medusajs/icons"
import { Button } from "@medusajs/ui"
import { useState } from "react"
import type { CarrierOffer } from "@bon-perroquet/contract"
import type { CountryView } from "../../../records/contract"
import { CountrySection } from "../../CountrySection"
import { OpenCountryForm } from "../../OpenCountryForm"
import { useTexts } from "../../texts"
import type { VatRates } from "../../vat-rates"

interface Countries {
  countries: CountryView[]
  available: string[]
  carriers: CarrierOffer[]
}

function CountriesPage() {
  const { t } = useTexts()
  const [isOpening, setOpening] = useState(false)
  const countries = useAnswer<Countries>("/admin/countries")
  const vat = useAnswer<VatRates>("/admin/vat/rates")
  return (
    <div className="flex flex-col gap-3">
      <Section
        title={t("title")}
        hint={t("hint")}
        level="h1"
        beside={
          !isOpening && (
            <Button
              size="small"
              onClick={() => setOpening(true)}
              disabled={!countries.data?.available.length}
            >
              {t("open.action")}
            </Button>
          )
        }
      >
        {isOpening && countries.data && (
          <OpenCountryForm
            available={countries.data.available}
            carriers={countries.data.carriers}
            onEnd={() => setOpening(false)}
          />
        )}
      </Section>
      <Answered answer={countries}>
        {(data) => (
          <Answered answer={vat}>
            {(rates) =>
              data.countries.map((country) => (
                <CountrySection key={country.code} country={country} carriers={data.carriers} vat={rates} />
              ))
            }
          </Answered>
        )}
      </Answered>
    </div>
  )
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "countries",
  icon: GlobeEurope,
  rank: 10,
})

export default CountriesPage
