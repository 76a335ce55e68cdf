import { countryName, euro, Facts, Section } from "@bon-perroquet/admin-kit"
import { Button, StatusBadge } from "@medusajs/ui"
import { useState } from "react"
import type { CountryView, Method } from "../records/contract"
import { CountryActions } from "./CountryActions"
import { DeliveryForm } from "./DeliveryForm"
import { RatesPart } from "./RatesPart"
import { useTexts } from "./texts"
import type { VatRates } from "./vat-rates"

interface CountrySectionProps {
  country: CountryView
  vat: VatRates
}

/** Shows a country with delivery, VAT and actions. */
export function CountrySection({ country, vat }: CountrySectionProps) {
  const { t, locale } = useTexts()
  const [isChanging, setChanging] = useState(false)
  const priceOf = ({ steps, free_from_cents }: Method) => {
    const cents = steps.map(({ price_cents }) => price_cents)
    const price = [...new Set([Math.min(...cents), Math.max(...cents)])]
      .map((each) => euro(each, locale))
      .join(" – ")
    return free_from_cents === null ? price : t("free", { price, from: euro(free_from_cents, locale) })
  }
  return (
    <section aria-label={countryName(country.code, locale)}>
      <Section
        title={countryName(country.code, locale)}
        hint={country.uses ? t("uses", { number: country.uses }) : t("unused")}
        beside={
          <StatusBadge color={country.open ? "green" : "grey"}>
            {t(country.open ? "state.open" : "state.closed")}
          </StatusBadge>
        }
      >
        {isChanging ? (
          <DeliveryForm country={country} onEnd={() => setChanging(false)} />
        ) : (
          <>
            <Facts
              facts={country.methods.map((method) => [
                t(`kind.${method.kind}`),
                `${priceOf(method)} · ${t("days", { min: method.min_days, max: method.max_days })}`,
              ])}
            />
            <div className="flex flex-wrap justify-end gap-2 px-6 py-4">
              <CountryActions country={country} />
              <Button size="small" variant="secondary" onClick={() => setChanging(true)}>
                {t("change")}
              </Button>
            </div>
          </>
        )}
        <RatesPart code={country.code} vat={vat} />
      </Section>
    </section>
  )
}
